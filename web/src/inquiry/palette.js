// Emotions and families of evidence: their names, and colours that are told apart in both looks (a name always stands beside).

export const EMOTIONS = ["anger", "happiness", "neutral", "sadness", "disgust", "fear", "surprise"];
export const VOICE = EMOTIONS.slice(0, 4);

/** Family → [name, short name, light, dark]. Nine hues after Tol's muted scheme, darkened or lightened for 3:1 on the panel. */
const FAMILY = {
  pitch: ["Pitch", "Pitch", "#3b32a0", "#a79bff"],
  energy: ["Energy", "Energy", "#a06a00", "#e5c766"],
  rhythm: ["Rhythm", "Rhythm", "#117733", "#63c77f"],
  spectral: ["Spectrum", "Spectrum", "#1f7fb5", "#86cbf0"],
  voice: ["Voice quality", "Voice", "#882255", "#e072a8"],
  formant: ["Formants", "Formant", "#1d8a7a", "#45c9b4"],
  ssl: ["Encoder", "Encoder", "#c4475f", "#ff98a6"],
  text: ["Words", "Words", "#6d6d10", "#c7c75c"],
  navigation: ["Survey", "Survey", "#6b7480", "#8d98a7"],
};
export const FAMILIES = Object.keys(FAMILY);

const EMOTION = {
  anger: ["#c2412a", "#ff8468"],
  happiness: ["#b57a00", "#f2c04d"],
  neutral: ["#707b8a", "#a3aebb"],
  sadness: ["#2467b8", "#6fb0ff"],
  disgust: ["#4f7d1e", "#a3cf63"],
  fear: ["#7d47b3", "#c49bff"],
  surprise: ["#0f858f", "#52d0d8"],
};

/** Of the canvases. */
const LOOK = [
  { panel: "#ffffff", sunken: "#f4f5f8", line: "#dde1e7", strong: "#8a93a1", ink: "#14181f", ink2: "#454d5a", soft: "#5f6876", accent: "#1550c4", wave: "#7d8796", pitch: "#3b32a0", level: "#a06a00", window: "rgb(21 80 196 / 12%)" },
  { panel: "#161b22", sunken: "#11151b", line: "#2a313b", strong: "#667182", ink: "#e9ecf1", ink2: "#b3bcc8", soft: "#a2acb9", accent: "#82acff", wave: "#7f8b9b", pitch: "#a79bff", level: "#e5c766", window: "rgb(130 172 255 / 18%)" },
];

export class Palette {
  dark = false;

  get look() {
    return LOOK[Number(this.dark)];
  }

  emotion(name) {
    return EMOTION[name]?.[Number(this.dark)] ?? this.look.strong;
  }

  family(name) {
    return FAMILY[name]?.[2 + Number(this.dark)] ?? this.look.strong;
  }
}

export const familyName = (family) => FAMILY[family]?.[0] ?? family;
export const familyShort = (family) => FAMILY[family]?.[1] ?? family;

const TOOLS = {
  ssl_probe: "Ask the speech encoder", analyze_acoustic_segment: "Measure the span", compare_acoustic_segments: "Compare spans",
  find_acoustic_hotspots: "Find hotspots", verify_semantic_evidence: "Look for the words", compare_emotions: "Compare by words",
  check_semantic_alignment: "Words against tone", replay_audio: "Listen again", structural_prior: "Structural prior",
  recording_quality: "Recording quality", transcribe: "Transcribe",
};

export const toolName = (tool) => TOOLS[tool] ?? String(tool ?? "").replaceAll("_", " ").replace(/^./, (c) => c.toUpperCase());
export const capital = (text) => String(text ?? "").replace(/^./, (c) => c.toUpperCase());

// ---- numbers

export const percent = (value) => `${Math.round(100 * (value ?? 0))} %`;
export const two = (value) => (Number.isFinite(value) ? value.toFixed(2).replace("-", "−") : "–");
export const signed = (value) => (Number.isFinite(value) ? `${value >= 0 ? "+" : "−"}${Math.abs(value).toFixed(2)}` : "–");

/** 3.4 s of a short clip, 9:03.4 of a long one. */
export function clock(seconds, digits = 1) {
  const s = Math.max(0, seconds ?? 0);
  if (s < 60) return `${s.toFixed(digits)} s`;
  const minutes = Math.floor(s / 60);
  return `${minutes}:${(s - 60 * minutes).toFixed(digits).padStart(digits ? digits + 3 : 2, "0")}`;
}

export const stretch = (t0, t1) => (t1 < 60 ? `${t0.toFixed(1)}–${t1.toFixed(1)} s` : `${clock(t0)}–${clock(t1)}`);

/** A measured value with three to four digits that matter. */
export function measured(value) {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2).replace("-", "−");
}

/** Keys of a mass or belief in the order of the emotions, unknown ones last. */
export const ordered = (mass) => [...EMOTIONS.filter((e) => e in (mass ?? {})), ...Object.keys(mass ?? {}).filter((e) => !EMOTIONS.includes(e))];
