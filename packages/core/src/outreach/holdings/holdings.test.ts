import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Holdings } from "./index";

const SOURCE = join(import.meta.dirname, "../..");

/** Field names that resemble `type` in the source, without being types of items. */
const NO_ITEMS = ["calculatorType", "eventType", "personType"];

/** Every type of item written to the table, according to the source. */
function typesInSource(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCE, file), "utf8");
      const set = [...text.matchAll(/":type": "(\w+)"/g)];
      const made = file.endsWith(".item.ts") ? [...text.matchAll(/\btype: "(\w+)"/g)] : [];
      return [...set, ...made].map(([, type = ""]) => type);
    });
  return [...new Set(found)].filter((type) => !NO_ITEMS.includes(type));
}

it("knows of every type of item what is given of it and how it goes", () => {
  const types = typesInSource();
  expect(types.length).toBeGreaterThan(80);
  expect(types.filter((type) => !Holdings.heldByType.has(type))).toEqual([]);
});

it("says each once, and of each either its files or why there are none", () => {
  const { allHeld } = Holdings;
  expect(new Set(allHeld.map(({ type }) => type)).size).toBe(allHeld.length);
  const files = allHeld.flatMap(({ file }) => file ?? []);
  expect(new Set(files).size).toBe(files.length);
  expect(allHeld.filter(({ file, why }) => (file === undefined) === (why === undefined))).toEqual(
    [],
  );
});
