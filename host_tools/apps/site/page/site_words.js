// The site's own words around the unit, in the page's language.

const WORDS = {
  fr: {
    game: "Cette partie", backup: "Sauvegarder", restore: "Restaurer",
    full: "Plein écran",
    home: "Accueil", update: "Une nouvelle version est disponible.",
    update_now: "L’installer maintenant", take: "Jouer ici",
    elsewhere: "La partie est ouverte dans une autre fenêtre de ce navigateur.",
    not_lasting: "Ce navigateur ne garde rien : sauvegardez la partie dans un fichier.",
    backed_up: "La partie est dans vos téléchargements.",
    mirror_where: "L’écran de la table s’ouvre dans une autre fenêtre de ce navigateur : montrez-la sur un second écran.",
    asks: "L’appareil demande : Confirmer pour restaurer, Annuler pour garder sa partie.",
    no_backup: "Ce fichier n’est pas une sauvegarde.", kind: "Ce fichier ne vient pas de Courtier.",
    newer: "Ce fichier vient d’un Courtier plus récent.",
    newer_save: "Ce fichier vient d’un Courtier plus récent.",
    checksum: "Ce fichier est abîmé.", damaged: "Ce fichier est abîmé.",
    no_save: "Ce fichier est abîmé.", unreadable: "Ce fichier est abîmé.",
    game_refused: "L’appareil refuse cette partie.",
    unknown_game: "Ce jeu n’existe pas dans cette version.",
    quiet: "Terminez d’abord la saisie sur l’appareil.",
  },
  en: {
    game: "This game", backup: "Back up", restore: "Restore",
    full: "Full screen",
    home: "Home", update: "A new version is available.",
    update_now: "Update now", take: "Play here",
    elsewhere: "The game is open in another window of this browser.",
    not_lasting: "This browser keeps nothing: save the game to a file.",
    backed_up: "The game is in your downloads.",
    mirror_where: "The table’s screen opens in another window of this browser: show it on a second screen.",
    asks: "The unit asks: Confirm to restore, Cancel to keep its game.",
    no_backup: "This file is not a backup.", kind: "This file is not from Courtier.",
    newer: "This file comes from a newer Courtier.",
    newer_save: "This file comes from a newer Courtier.",
    checksum: "This file is damaged.", damaged: "This file is damaged.",
    no_save: "This file is damaged.", unreadable: "This file is damaged.",
    game_refused: "The unit does not accept this game.",
    unknown_game: "This version does not have that game.",
    quiet: "First finish the entry on the unit.",
  },
};

export const word = (name) => (WORDS[document.documentElement.lang] ?? WORDS.en)[name] ?? name;
