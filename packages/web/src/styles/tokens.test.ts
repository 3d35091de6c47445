import { readFileSync } from "node:fs";
import { differenceCiede2000, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";

type Tokens = Record<string, string>;

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const blocks = [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^}]*)\}/g)].map(
  ([, selector = "", body = ""]) => ({
    selectors: selector.split(",").map((part) => part.trim()),
    tokens: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    ) as Tokens,
  }),
);

const PRESETS = ["default", ...Array.from({ length: 8 }, (_, n) => `theme${n + 1}`)];
const MODES = ["light", "dark"];

/** The tokens of <html data-theme data-mode>: the blocks that match it, in order. */
function tokensOf(preset: string, mode: string): Tokens {
  const own = [":root", "[data-theme]", `[data-theme="${preset}"]`, `[data-mode="${mode}"]`];
  const matching = blocks.filter(({ selectors }) => selectors.some((one) => own.includes(one)));
  return Object.assign({}, ...matching.map((block) => block.tokens));
}

function colour(tokens: Tokens, name: string): string {
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, inner: string) => resolve(tokens[inner] ?? "missing"));
  return resolve(tokens[name] ?? "missing").replace(
    /calc\(([\d.]+) - ([\d.]+)\)/,
    (_, a: string, b: string) => String(Number(a) - Number(b)),
  );
}

const SURFACES = ["--paper", "--sheet", "--wash"];
const TEXT: [string, string][] = [
  ...["--ink", "--ink-soft", "--ink-faint", "--accent", "--ok", "--warn", "--danger"].flatMap(
    (ink) => SURFACES.map((surface): [string, string] => [ink, surface]),
  ),
  ["--on-accent", "--accent"],
  ["--on-accent", "--accent-deep"],
  ["--on-danger", "--danger"],
  ["--accent", "--accent-wash"],
  ["--ink", "--accent-wash"],
  ["--ok", "--ok-wash"],
  ["--warn", "--warn-wash"],
  ["--danger", "--danger-wash"],
  ["--ink", "--danger-wash"],
];
/** The steps of a due date, the nearest first. */
const DUES = ["overdue", "today", "tomorrow", "within3", "within7"].map((step) => `--due-${step}`);
TEXT.push(
  ...DUES.flatMap((ink) =>
    [...SURFACES, `${ink}-wash`].map((surface): [string, string] => [ink, surface]),
  ),
);
/** The edge of a control, and the focus ring. */
const GRAPHICS: [string, string][] = ["--line-strong", "--accent"].flatMap((edge) =>
  ["--paper", "--sheet"].map((surface): [string, string] => [edge, surface]),
);

describe.each(PRESETS)("preset %s", (preset) => {
  describe.each(MODES)("%s", (mode) => {
    const tokens = tokensOf(preset, mode);
    const contrast = ([front, back]: [string, string]) =>
      wcagContrast(colour(tokens, front), colour(tokens, back));

    it("has text of 4.5 : 1 or more", () => {
      const weak = TEXT.filter((pair) => contrast(pair) < 4.5);
      expect(weak.map((pair) => `${pair.join(" on ")} ${contrast(pair).toFixed(2)}`)).toEqual([]);
    });

    it("has edges of controls of 3 : 1 or more", () => {
      const weak = GRAPHICS.filter((pair) => contrast(pair) < 3);
      expect(weak.map((pair) => `${pair.join(" on ")} ${contrast(pair).toFixed(2)}`)).toEqual([]);
    });

    it("is warm: its paper is never pure grey", () => {
      expect(colour(tokens, "--paper")).toMatch(/oklch\(0\.\d+ 0\.00\d+ \d+\)/);
    });
  });
});

describe("the colours of due dates", () => {
  it.each(MODES)("are five that nobody takes for one another, %s", (mode) => {
    const tokens = tokensOf("default", mode);
    const differ = differenceCiede2000();
    const pairs = DUES.flatMap((one, i) => DUES.slice(i + 1).map((other) => [one, other] as const));
    const alike = pairs.filter(
      ([one, other]) => differ(colour(tokens, one), colour(tokens, other)) < 15,
    );
    expect(alike).toEqual([]);
  });

  it.each(MODES)("are of no preset, nor its accent, %s", (mode) => {
    const of = (preset: string) => DUES.map((due) => colour(tokensOf(preset, mode), due));
    for (const preset of PRESETS) {
      expect(of(preset)).toEqual(of("default"));
      expect(of(preset)).not.toContain(colour(tokensOf(preset, mode), "--accent"));
    }
  });
});

it("measures what it thinks it measures", () => {
  const light = tokensOf("theme4", "light");
  const dark = tokensOf("theme4", "dark");
  expect(colour(light, "--accent")).toBe("oklch(0.38 0.112 264)");
  expect(wcagContrast(colour(light, "--ink"), colour(light, "--paper"))).toBeGreaterThan(12);
  expect(wcagContrast(colour(dark, "--ink"), colour(dark, "--paper"))).toBeGreaterThan(12);
  expect(wcagContrast(colour(light, "--line"), colour(light, "--paper"))).toBeLessThan(2);
});

it("finds every preset in the tokens", () => {
  const inks = PRESETS.map((preset) => colour(tokensOf(preset, "light"), "--accent"));
  expect(new Set(inks).size).toBe(PRESETS.length);
});
