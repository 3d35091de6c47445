import { describe, expect, it } from "vitest";
import { shortcutOf } from "./shortcuts";

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
