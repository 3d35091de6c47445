import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paths } from "./lib/paths";
import { links } from "./root";

const PUBLIC = join(import.meta.dirname, "../public");
const { icons, start_url, shortcuts } = JSON.parse(
  readFileSync(join(PUBLIC, "manifest.webmanifest"), "utf8"),
);

/** The width and height of a PNG, from its header. */
function sizeOf(path: string): string {
  const header = readFileSync(join(PUBLIC, path)).subarray(0, 24);
  expect(header.toString("latin1", 1, 4)).toBe("PNG");
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

describe("what a phone installs", () => {
  it.each(icons as { src: string; sizes: string }[])("has $src at its size", ({ src, sizes }) =>
    expect(sizeOf(src)).toBe(sizes),
  );

  it("opens where the product does", () => {
    expect(start_url).toBe(paths.dashboard);
    expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      paths.novedades,
      paths.tasks.list,
      paths.calendar.main,
    ]);
  });

  it("is named by every page, with the icon that iPhones ask for", () => {
    const named = JSON.stringify(links());
    expect(named).toContain('{"rel":"manifest","href":"/manifest.webmanifest"}');
    expect(named).toContain('{"rel":"apple-touch-icon","href":"/apple-touch-icon.png"}');
    expect(sizeOf("apple-touch-icon.png")).toBe("180x180");
  });
});
