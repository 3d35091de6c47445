import { describe, expect, it } from "vitest";
import { sequencer, shortcutOf } from "./shortcuts";

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
});

/** An element inside something that a selector names. */
const inside = (place: string) =>
  ({ closest: (selector: string) => (selector.includes(place) ? {} : null) }) as unknown as Element;

describe("shortcutOf", () => {
  it("names keys in lower case", () => {
    expect(shortcutOf(press("C"), null)).toBe("c");
    expect(shortcutOf(press("Escape"), null)).toBe("escape");
  });

  it.each(["textarea", "select", "role=dialog", "role=menu"])("keeps out of %s", (place) =>
    expect(shortcutOf(press("c"), inside(place))).toBeUndefined(),
  );

  it.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"])("gives way to %s", (held) =>
    expect(shortcutOf(press("c", { [held]: true }), null)).toBeUndefined(),
  );
});

describe("a letter after «G»", () => {
  it("is a place to go to, once, and soon", () => {
    let now = 0;
    const name = sequencer(() => now);
    expect(name("f")).toBe("f");
    expect(name("g")).toBe("g");
    expect(name("f")).toBe("g f");
    expect(name("f")).toBe("f");
    name("g");
    now += 1300;
    expect(name("f")).toBe("f");
    name("g");
    expect(name("g")).toBe("g g");
    expect(name("f")).toBe("f");
  });
});
