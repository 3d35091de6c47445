/** The six colours of Foja that Google has, by Google's number. */
const OURS: Record<string, string> = {
  ...{ "#1890ff": "9", "#52c41a": "10", "#faad14": "5" },
  ...{ "#ff4d4f": "11", "#13c2c2": "7", "#722ed1": "3" },
};

/** Google's other colours, as its API gives them: shown as they are, and sent back unchanged. */
const THEIRS: Record<string, string> = {
  ...{ "#a4bdfc": "1", "#7ae7bf": "2", "#ff887c": "4", "#ffb878": "6", "#e1e1e1": "8" },
};

const NUMBERS = { ...OURS, ...THEIRS };
const HEXES = Object.fromEntries(Object.entries(NUMBERS).map(([hex, number]) => [number, hex]));

/** The colour of an event that has none. */
export const DEFAULT_COLOR = "#1890ff";

/** Google's number of a colour; null, its calendar's default, where Google has none like it. */
export const colorIdOf = (hex: string | null): string | null => NUMBERS[hex ?? ""] ?? null;

/** The colour of a number of Google's. */
export const hexOf = (colorId: string | null | undefined): string =>
  HEXES[colorId ?? ""] ?? DEFAULT_COLOR;
