"""Ce que l'appareil dit de sa mémoire, en français. C'est rare: chargé à part.

Cinq lignes de 21 caractères au plus.
"""

TEXTS = {
    "started_afresh": "Sauvegarde illisible:\nune nouvelle partie\na commencé.",
    "restored_copy": "Dernières entrées\nillisibles: voici la\ndernière copie.",
    "newer_copy": "Deux parties trouvées\nCelle du disque, plus\nrécente, continue.",
    "lost_entries": "Une entrée abîmée:\nelle et les suivantes\n"
    "sont perdues.\nComparez au plateau.",
    "lost_history": "La partie est là,\nmais DÉFAIRE remonte\nmoins loin.",
    "cut_entry": "La dernière entrée\nn'était pas complète.\nSi elle manque,\nrefaites-la.",
    "newer_save": "La partie demande un\nCourtier plus récent.\n"
    "Gardée, sans rien\nenregistrer, jusqu'à\nune NOUVELLE PARTIE.",
    "missing_game": "{}:\njeu non installé. La\npartie est gardée;\n"
    "rien n'est enregistré\navant NOUVELLE PARTIE",
    "drive_full": "Le disque est plein.\nContinuez: tout est\nenregistré.",
    "drive_read_only": "Un PC a le disque.\nContinuez: tout est\nenregistré.",
    "drive_failed": "Le disque est en\npanne. Continuez:\ntout est\nenregistré.",
    "no_nvm": "Mémoire de la puce\n(nvm) en panne: les\nentrées vont sur le\ndisque.",
    "restore_from_pc": "Un PC propose une\npartie. Remplacer?",
    "one_move": "%d coup",
    "moves": "%d coups",
    "own_tables": "avec ses tableaux",
    "self_test": "Touches, écran, sons,\npiles, mémoire, en\ndeux minutes. La\npartie est gardée.",
    "saves_lost": "Sauvegardes absentes\nou abîmées: copies et\nanciennes entrées\nperdues.",
    "not_saved": "Rien n'est enregistré\nSans courant, la\npartie est perdue.",
}
