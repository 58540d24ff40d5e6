// All sounds, synthesised. Nothing sounds before the first gesture, and no information is given by sound alone.
import { flag } from "./preferences.js";

const MASTER = 0.6;

/** @type {AudioContext | null} */
let audio = null;

function wake() {
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume(); // The system suspends it: for a call, or in its sleep.
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { passive: true });

/** Play one note. @param {number} hertz @param {number} at in seconds from now @param {number} length in seconds */
function note(hertz, at, length, { type = "sine", volume = 0.3, to = hertz } = {}) {
  if (!audio) return;
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: /** @type {OscillatorType} */ (type), frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  tone.frequency.linearRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * MASTER, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Play a burst of noise through a filter. @param {number} at @param {number} length @param {number} hertz */
function rustle(at, length, hertz, volume = 0.2) {
  if (!audio) return;
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 1.2 });
  const gain = new GainNode(audio, { gain: volume * MASTER });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

/** @type {Record<string, {kind: string, make: () => void}>} */
const SOUNDS = {
  turn: { kind: "turn", make: () => (note(523, 0, 0.18), note(784, 0.14, 0.24)) },
  news: { kind: "turn", make: () => note(659, 0, 0.24) },
  low: { kind: "turn", make: () => note(880, 0, 0.06, { type: "triangle", volume: 0.2 }) },
  up: { kind: "turn", make: () => (note(196, 0, 0.14), note(196, 0.2, 0.22)) },
  tap: { kind: "play", make: () => rustle(0, 0.05, 1400, 0.35) },
  dull: { kind: "play", make: () => note(140, 0, 0.07, { type: "triangle", volume: 0.25 }) },
  card: { kind: "play", make: () => rustle(0, 0.16, 3200, 0.2) },
  dice: { kind: "play", make: () => [0, 0.07, 0.12, 0.2, 0.26].forEach((at) => rustle(at, 0.04, 2200, 0.4)) },
  whistle: {
    kind: "play",
    make: () => (
      note(2350, 0, 0.32, { type: "square", volume: 0.06, to: 2450 }),
      note(2390, 0, 0.32, { volume: 0.12 })
    ),
  },
  horn: {
    kind: "play",
    make: () => [110, 138, 165].forEach((hertz) => note(hertz, 0, 0.9, { type: "sawtooth", volume: 0.14 })),
  },
  thud: { kind: "play", make: () => note(90, 0, 0.16, { volume: 0.4, to: 55 }) },
  bell: { kind: "play", make: () => [1318, 2636].forEach((hertz) => note(hertz, 0, 0.6, { volume: 0.12 })) },
  creak: { kind: "play", make: () => note(180, 0, 0.34, { type: "sawtooth", volume: 0.07, to: 320 }) },
  crowd: { kind: "play", make: () => [0, 0.15, 0.3, 0.45].forEach((at) => rustle(at, 0.45, 700 + 600 * at, 0.18)) },
  "tick-up": { kind: "play", make: () => (note(660, 0, 0.07), note(990, 0.08, 0.1)) },
  "tick-down": { kind: "play", make: () => (note(520, 0, 0.07), note(330, 0.08, 0.12)) },
  chat: { kind: "chat", make: () => note(1046, 0, 0.07, { type: "triangle", volume: 0.15 }) },
};

/** @param {string} name @returns {boolean} whether this window may sound, and did */
export function play(name) {
  const sound = SOUNDS[name];
  if (!audio || !sound || !flag("sound") || !flag(`sound.${sound.kind}`)) return false;
  sound.make();
  return true;
}

/** @type {Record<string, number[]>} */
const BUZZES = { low: [40], up: [40, 80, 40] };

/** Vibrate for an event of the reader's own clock; works only after a first gesture. @param {string} name */
export function buzz(name) {
  if (audio && flag("vibrate")) navigator.vibrate?.(BUZZES[name]);
}
