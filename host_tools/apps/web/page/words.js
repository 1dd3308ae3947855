// The page's own words. Those on the unit and its keys come from the unit.

const WORDS = {
  fr: {
    keys: "Touches", digits: "Chiffres", screen: "Écran", watching: "Vous regardez",
    pin_why: "Pour jouer, tapez le code affiché sur l’ordinateur de la table.", pin: "Code",
    play: "Jouer",
    pin_wrong: "Ce n’est pas le code.", pin_wait: "Ce n’est pas le code. Réessayez dans {} s.",
    begin: "Pour commencer",
    begin_game: "Un autre jeu, ou d’autres joueurs ? Maintenez {new_game} deux secondes.",
    begin_names: "Ouvrez « Prénoms des joueurs » et donnez un prénom à chaque pion.",
    begin_turn: "À chaque coup, appuyez sur une touche de couleur : l’écran dit quoi saisir, et rien ne compte avant {confirm}.",
    shelf: "Parties sur l’étagère", shelf_why: "Rangez cette partie, jouez à autre chose, et reprenez-la un autre soir.",
    shelf_full: "L’étagère est pleine : jetez une partie pour faire place à celle-ci.",
    put_away: "Ranger cette partie", take_back: "Reprendre", throw_away: "Jeter", unreadable: "Illisible", round: "tour {}",
    one_move: "{} coup", moves: "{} coups",
    which_game: "Quel jeu ?", which_how: "Touchez-en un, ou tapez son chiffre puis {confirm}.", tour_offer: "Montrez-moi un premier coup", tour_press: "Appuyez sur",
    tour_skip: "Passer", tour_close: "Fermer", tour_done: "C’est tout.",
    tour_after: "Chaque coup se joue ainsi. Bonne partie !",
    tour_wrong: "C’était {}. Ce n’est rien : essayez encore.",
    tour_astray: "C’était {}. Ce n’est rien : cette touche ramène au premier coup.",
    tour_elsewhere: "L’appareil attend autre chose : cette touche ramène au premier coup.",
    begin_undo: "Une erreur ? {undo} revient en arrière.",
    table: "Autour de la table", mirror: "Montrer sur une télé", report: "Histoire de la partie", guide: "Mode d’emploi",
    sound_on: "Son activé", sound_off: "Son coupé",
    guests: "Jouer avec d’autres", guests_why: "Sur un téléphone, ouvrez", qr: "Code QR de l’adresse",
    guests_pin: "Ce téléphone peut alors suivre la partie. Code pour jouer :",
    names: "Prénoms des joueurs",
    names_why: "Le prénom remplace le pion sur ces pages.",
    developers: "Pour les curieux", power_out: "Retirer les piles", power_in: "Mettre les piles",
    reset: "Redémarrer", battery: "Tension des piles", keyboard: "Clavier",
    held_note: "Maintenez {remove} et {new_game} deux secondes.", board: "La carte",
    hold_it: "à maintenir deux secondes", held_down: "{} : touche maintenue",
    waiting: "Connexion…", lost: "Connexion perdue. Nouvel essai…", no_power: "Sans piles",
    asleep: "En veille : appuyez sur une touche.",
    start_failed: "Le programme ne démarre pas",
    load_failed: "Une partie de la page n’a pas pu être chargée. Vérifiez le réseau, puis rechargez la page.",
    open_failed: "Ce navigateur n’a pas pu ouvrir la partie enregistrée. Fermez ses autres fenêtres, puis rechargez la page.",
    save_failed: "Ce navigateur n’a pas pu enregistrer la dernière touche. Libérez de la place, puis rechargez la page.",
  },
  en: {
    keys: "Keys", digits: "Digits", screen: "Screen", watching: "You are watching",
    pin_why: "To play, type the PIN shown on the table’s computer.", pin: "PIN", play: "Play",
    pin_wrong: "That is not the PIN.", pin_wait: "That is not the PIN. Try again in {} s.",
    begin: "To begin",
    begin_game: "Another game, or other players? Hold {new_game} for two seconds.",
    begin_names: "Open “Players’ names” and give each pawn a name.",
    begin_turn: "For each move press a coloured key: the screen says what comes next, and nothing counts until you press {confirm}.",
    shelf: "Games on the shelf", shelf_why: "Put this game away, play another, and go on with this one some other evening.",
    shelf_full: "The shelf is full: throw a game away to make room for this one.",
    put_away: "Put this game away", take_back: "Take back", throw_away: "Throw away", unreadable: "Unreadable", round: "round {}",
    one_move: "{} move", moves: "{} moves",
    which_game: "Which game?", which_how: "Tap one, or press its digit and {confirm}.", tour_offer: "Show me a first turn", tour_press: "Press",
    tour_skip: "Skip", tour_close: "Close", tour_done: "That is all.",
    tour_after: "Every move goes this way. Have a good game!",
    tour_wrong: "That was {}. No harm done: try again.",
    tour_astray: "That was {}. No harm done: this key leads back.",
    tour_elsewhere: "The unit expects something else: this key leads back.",
    begin_undo: "A mistake? {undo} takes it back.",
    table: "At the table", mirror: "Show on a TV", report: "Story of the game", guide: "How to play",
    sound_on: "Sound is on", sound_off: "Sound is off",
    guests: "Play with others", guests_why: "On a phone, open", qr: "QR code of the address",
    guests_pin: "That phone can then watch. PIN to play:",
    names: "Players’ names",
    names_why: "Names replace the pawns on these pages.",
    developers: "For the curious", power_out: "Batteries out", power_in: "Batteries in",
    reset: "Restart", battery: "Battery voltage", keyboard: "Keyboard",
    held_note: "Hold {remove} and {new_game} for two seconds.", board: "The board",
    hold_it: "hold for two seconds", held_down: "{}: key held down",
    waiting: "Connecting…", lost: "Connection lost. Trying again…", no_power: "No batteries",
    asleep: "Asleep: any key wakes it.",
    start_failed: "The firmware does not start",
    load_failed: "Part of the page could not be loaded. Check the network, then reload the page.",
    open_failed: "This browser cannot open the saved game. Close its other windows, then reload the page.",
    save_failed: "This browser could not save the last key. Free some space, then reload the page.",
  },
};

let language = navigator.language.startsWith("fr") ? "fr" : "en";

export const current = () => language;

export function choose(wanted) {
  if (wanted in WORDS) language = wanted;
  document.documentElement.lang = language;
}

export const word = (name) => WORDS[language][name];
