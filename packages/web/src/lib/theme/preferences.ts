import { PREFERENCES_KEY, storage } from "../storage";
import { createStore } from "../store";

export const MODES = ["light", "dark", "auto"] as const;
export const DIRECTIONS = ["ltr", "rtl"] as const;
export const MENUS = ["vertical", "horizontal"] as const;

/** The presets and their names. */
export const PRESETS = {
  default: "Grafito",
  theme1: "Bordó",
  theme2: "Verde inglés",
  theme3: "Petróleo",
  theme4: "Azul tinta",
  theme5: "Violeta de sello",
  theme6: "Sepia",
  theme7: "Ciruela",
  theme8: "Oliva",
} as const;

export type Preset = keyof typeof PRESETS;
export type Mode = (typeof MODES)[number];

export type Preferences = {
  mode: Mode;
  preset: Preset;
  direction: (typeof DIRECTIONS)[number];
  menu: (typeof MENUS)[number];
  /** The vertical menu shows icons only. */
  compact: boolean;
};

export const DEFAULTS: Preferences = {
  mode: "light",
  preset: "theme4",
  direction: "ltr",
  menu: "vertical",
  compact: false,
};

/** Reads stored preferences, keeping only values that this version knows. */
export function parsePreferences(text: string | null): Preferences {
  const stored = asRecord(text);
  return {
    mode: oneOf(MODES, stored.mode) ?? DEFAULTS.mode,
    preset: oneOf(Object.keys(PRESETS) as Preset[], stored.preset) ?? DEFAULTS.preset,
    direction: oneOf(DIRECTIONS, stored.direction) ?? DEFAULTS.direction,
    menu: oneOf(MENUS, stored.menu) ?? DEFAULTS.menu,
    compact: stored.compact === true,
  };
}

export const preferences = createStore<Preferences>(parsePreferences(storage.get(PREFERENCES_KEY)));

/** Changes preferences, applies them at once and stores them on this device. */
export function setPreferences(change: Partial<Preferences>): void {
  preferences.set(change);
  storage.set(PREFERENCES_KEY, JSON.stringify(preferences.get()));
  applyPreferences();
}

/** Writes the preferences to attributes of <html>, which the design tokens use. */
export function applyPreferences(): void {
  const { mode, preset, direction } = preferences.get();
  const root = document.documentElement;
  root.dataset.theme = preset;
  root.dataset.mode = mode === "auto" ? systemMode() : mode;
  root.dir = direction;
}

/** Follows the system while the mode is automatic. Returns a function that stops it. */
export function followSystem(): () => void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  query.addEventListener("change", applyPreferences);
  return () => query.removeEventListener("change", applyPreferences);
}

const systemMode = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

function asRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((candidate) => candidate === value);
}
