import { describe, expect, it } from "vitest";
import { FIRST_PAINT } from "./first-paint";
import { DEFAULTS, PRESETS, parsePreferences } from "./preferences";

describe("preferences", () => {
  it("default to light and theme4", () => {
    expect(parsePreferences(null)).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ mode: "light", preset: "theme4", direction: "ltr" });
  });

  it("keep what they know and drop the rest", () => {
    const stored = { mode: "auto", preset: "theme9", direction: "rtl", menu: 3, compact: true };
    expect(parsePreferences(JSON.stringify(stored))).toEqual({
      ...DEFAULTS,
      mode: "auto",
      direction: "rtl",
      compact: true,
    });
  });

  it.each(["", "{", "null", "7", '"x"', "[]"])("survive %j in the storage", (text) =>
    expect(parsePreferences(text)).toEqual(DEFAULTS),
  );

  it("name the eight presets and the default", () => {
    const themes = Array.from({ length: 8 }, (_, n) => `theme${n + 1}`);
    expect(Object.keys(PRESETS)).toEqual(["default", ...themes]);
  });
});

describe("the first paint", () => {
  const paint = (stored: unknown, systemIsDark = false) => {
    const root = { dataset: {} as Record<string, string>, dir: "ltr" };
    const storage = { getItem: () => JSON.stringify(stored) };
    new Function("localStorage", "document", "matchMedia", FIRST_PAINT)(
      storage,
      { documentElement: root },
      () => ({ matches: systemIsDark }),
    );
    return root;
  };

  it.each([
    [{}, false, "light"],
    [{ mode: "light" }, true, "light"],
    [{ mode: "dark" }, false, "dark"],
    [{ mode: "auto" }, true, "dark"],
    [{ mode: "auto" }, false, "light"],
  ])("%j with a dark system %s is %s", (stored, dark, mode) => {
    expect(paint(stored, dark).dataset.mode).toBe(mode);
  });

  it("sets the preset and the direction, known ones only", () => {
    expect(paint({ preset: "theme2", direction: "rtl" })).toMatchObject({
      dataset: { theme: "theme2" },
      dir: "rtl",
    });
    expect(paint({ preset: "x", direction: "x" })).toMatchObject({ dir: "ltr" });
    expect(paint({ preset: "x" }).dataset.theme).toBeUndefined();
  });
});
