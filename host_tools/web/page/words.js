// The page's own words. What stands on the unit and its keys comes from the unit.

const WORDS = {
  fr: {
    keys: "Touches", screen: "Écran", watching: "Vous regardez",
    pin_why: "Le code affiché dans le terminal permet de jouer.", pin: "Code", play: "Jouer",
    pin_wrong: "Ce n’est pas le code.", pin_wait: "Ce n’est pas le code. Réessayez dans {} s.",
    cells: "Au dos", power_out: "Ôter les piles", power_in: "Mettre les piles",
    reset: "Reset", sound_on: "Son", sound_off: "Muet", battery: "Piles", keyboard: "Clavier",
    held_note: "{remove} et {new_game} se tiennent deux secondes.", board: "La carte",
    waiting: "Connexion…", lost: "Connexion perdue. Nouvel essai…", no_power: "Sans piles",
    fault: "Le programme ne démarre pas",
  },
  en: {
    keys: "Keys", screen: "Screen", watching: "You are watching",
    pin_why: "The PIN that the terminal shows lets you play.", pin: "PIN", play: "Play",
    pin_wrong: "That is not the PIN.", pin_wait: "That is not the PIN. Try again in {} s.",
    cells: "On its back", power_out: "Cells out", power_in: "Cells in",
    reset: "Reset", sound_on: "Sound", sound_off: "Muted", battery: "Cells", keyboard: "Keyboard",
    held_note: "{remove} and {new_game} are held for two seconds.", board: "The board",
    waiting: "Connecting…", lost: "Connection lost. Trying again…", no_power: "No cells",
    fault: "The firmware does not start",
  },
};

let language = navigator.language.startsWith("fr") ? "fr" : "en";

export const current = () => language;

export function choose(wanted) {
  if (wanted in WORDS) language = wanted;
  document.documentElement.lang = language;
}

export const word = (name) => WORDS[language][name];
