"""Ce que l'appareil dit de sa mémoire, en français. C'est rare: chargé à part.

Five lines of 21 characters at most.
"""

TEXTS = {
    "started_afresh": "Sauvegarde illisible:\nune nouvelle partie\na commencé.",
    "restored_copy": "Dernières entrées\nillisibles: voici la\ndernière copie.",
    "lost_entries": "Une entrée abîmée:\nelle et les suivantes\n"
    "sont perdues.\nComparez à la table.",
    "lost_history": "La partie est juste,\nmais DÉFAIRE remonte\nmoins loin.",
    "cut_entry": "La dernière entrée\nn'était pas complète.\nSi elle manque,\nrefaites-la.",
    "newer_save": "La partie demande un\nCourtier plus récent.\n"
    "Elle est gardée; rien\nn'est sauvé.",
    "drive_full": "Le disque est plein.\nContinuez: tout est\nencore sauvé.",
    "drive_read_only": "Un PC a le disque.\nContinuez: tout est\nencore sauvé.",
    "drive_failed": "Le disque est en\npanne. Continuez:\ntout est encore\nsauvé.",
    "no_nvm": "Pas de nvm: tout est\nsauvé sur le disque,\nlentement.",
    "not_saved": "Rien n'est sauvé! La\npartie finit avec le\ncourant.",
}
