// The piezo. Browsers allow sound only after the first touch. Tones are scheduled by the unit's own
// time, so delays of the network are not heard.

const LOUDNESS = 0.04;
const AHEAD_S = 0.03;
let audio = null, wave = null, gain = null, offset = 0, muted = false;

export function wake() {
  if (!audio) {
    audio = new AudioContext();
    wave = audio.createOscillator();
    wave.type = "square";
    gain = audio.createGain();
    gain.gain.value = 0;
    wave.connect(gain).connect(audio.destination);
    wave.start();
  }
  if (audio.state === "suspended") audio.resume();
}

export function play(hertz, atMs) {
  if (!audio) return;
  const now = audio.currentTime;
  let when = offset + atMs / 1000;
  if (when < now || when > now + 0.5) {
    when = now + AHEAD_S;
    offset = when - atMs / 1000;
  }
  if (hertz) wave.frequency.setValueAtTime(hertz, when);
  gain.gain.setValueAtTime(hertz && !muted ? LOUDNESS : 0, when);
}

export function mute(on) {
  muted = on;
  if (on && gain) gain.gain.setValueAtTime(0, audio.currentTime);
}

export const silence = () => gain && gain.gain.setValueAtTime(0, audio.currentTime);
