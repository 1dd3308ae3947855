// The page's own words. What stands on the unit and its keys comes from the unit.

const WORDS = {
  fr: {
    keys: "Touches", digits: "Chiffres", screen: "Écran", watching: "Vous regardez",
    pin_why: "Pour jouer, tapez le code que montre l’ordinateur de la table.", pin: "Code",
    play: "Jouer",
    pin_wrong: "Ce n’est pas le code.", pin_wait: "Ce n’est pas le code. Réessayez dans {} s.",
    begin: "Pour commencer",
    begin_game: "Un autre jeu, ou d’autres joueurs ? Maintenez {new_game} deux secondes.",
    begin_names: "Ouvrez « Prénoms des joueurs » et donnez un prénom à chaque pion.",
    begin_turn: "À chaque coup, appuyez sur une touche de couleur : l’écran dit ce qu’il attend, et rien ne compte avant {confirm}.",
    begin_undo: "Une erreur ? {undo} l’annule.",
    table: "Autour de la table", mirror: "Tableau pour tous", report: "Histoire de la partie",
    sound_on: "Son activé", sound_off: "Son coupé",
    guests: "Jouer avec d’autres", guests_why: "Sur un téléphone, ouvrez", qr: "Code QR de l’adresse",
    guests_pin: "Ouvert ainsi, il ne fait que regarder. Code pour jouer :",
    names: "Prénoms des joueurs",
    names_why: "Un prénom prend la place du pion sur ces pages.",
    developers: "Pour les curieux", power_out: "Retirer les piles", power_in: "Mettre les piles",
    reset: "Redémarrer", battery: "Tension des piles", keyboard: "Clavier",
    held_note: "Maintenez {remove} et {new_game} deux secondes.", board: "La carte",
    hold_it: "à maintenir deux secondes", held_down: "{} : touche maintenue",
    waiting: "Connexion…", lost: "Connexion perdue. Nouvel essai…", no_power: "Sans piles",
    asleep: "En veille : appuyez sur une touche.",
    start_failed: "Le programme ne démarre pas",
    load_failed: "Une partie de la page n’a pas pu être chargée. Vérifiez le réseau, puis rechargez la page.",
    open_failed: "Ce navigateur n’ouvre pas la partie enregistrée. Fermez ses autres fenêtres, puis rechargez la page.",
    save_failed: "Ce navigateur n’a pas pu enregistrer la dernière touche. Libérez de la place, puis rechargez la page.",
  },
  en: {
    keys: "Keys", digits: "Digits", screen: "Screen", watching: "You are watching",
    pin_why: "To play, type the PIN that the table’s computer shows.", pin: "PIN", play: "Play",
    pin_wrong: "That is not the PIN.", pin_wait: "That is not the PIN. Try again in {} s.",
    begin: "To begin",
    begin_game: "Another game, or other players? Hold {new_game} for two seconds.",
    begin_names: "Open “Players’ names” and give each pawn a name.",
    begin_turn: "For each move press a coloured key: the screen says what it wants, and nothing counts before {confirm}.",
    begin_undo: "A mistake? {undo} takes it back.",
    table: "At the table", mirror: "Board for everybody", report: "Story of the game",
    sound_on: "Sound is on", sound_off: "Sound is off",
    guests: "Play with others", guests_why: "On a phone, open", qr: "QR code of the address",
    guests_pin: "Opened that way, it only watches. PIN to play:",
    names: "Players’ names",
    names_why: "A name takes the pawn’s place on these pages.",
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
