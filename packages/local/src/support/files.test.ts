import { appendFileSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  appendLine,
  eachLine,
  readIfThere,
  readJson,
  readLines,
  readSlice,
  writeAtomically,
  writeJson,
} from "./files";

const somewhere = () => mkdtempSync(join(tmpdir(), "foja-test-"));

describe("files", () => {
  it("answers the fallback while there is none", () => {
    expect(readIfThere(join(somewhere(), "nada"))).toBeUndefined();
    expect(readJson(join(somewhere(), "nada"), 3)).toBe(3);
    expect(readLines(join(somewhere(), "nada"))).toEqual([]);
  });

  it("does not take another failure for a missing file", () => {
    expect(() => readIfThere(somewhere())).toThrow("EISDIR");
  });

  it("writes and reads JSON", () => {
    const path = join(somewhere(), "a.json");
    writeJson(path, { ñ: [1] });
    expect(readJson(path, {})).toEqual({ ñ: [1] });
  });

  it("replaces a file whole, with its mode, and leaves no temporary file", () => {
    const folder = somewhere();
    const path = join(folder, "secreto");
    writeAtomically(path, "uno", 0o600);
    writeAtomically(path, "dos", 0o600);
    expect(readFileSync(path, "utf8")).toBe("dos");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["secreto"]);
  });

  it("reads lines back, without one that was cut", () => {
    const path = join(somewhere(), "a.jsonl");
    appendLine(path, { n: 1 });
    appendLine(path, { text: "con\nsalto" });
    appendFileSync(path, '{"n":');
    expect(readLines(path)).toEqual([{ n: 1 }, { text: "con\nsalto" }]);
  });

  it("goes on after a line that was cut", () => {
    const path = join(somewhere(), "a.jsonl");
    appendFileSync(path, '{"n":1}\n{"n":');
    appendLine(path, { n: 2 });
    appendLine(path, { n: 3 });
    expect(readLines(path)).toContainEqual({ n: 3 });
  });
});

type Place = { value: unknown; start: number; size: number };

function placesIn(path: string): Place[] {
  const places: Place[] = [];
  eachLine(path, (value, start, size) => places.push({ value, start, size }));
  return places;
}

it("finds each line of a file larger than it reads at once, and goes on after one cut short", () => {
  const path = join(somewhere(), "lines.jsonl");
  expect(placesIn(path)).toEqual([]);
  const values = Array.from({ length: 30 }, (_, n) => ({ n, text: "ñandú".repeat(20_000) }));
  for (const value of values) appendLine(path, value);
  appendFileSync(path, '{"n":30,"te');
  expect(placesIn(path).map(({ value }) => value)).toEqual(values);
  appendLine(path, { n: 31 });
  const last = placesIn(path).at(-1);
  expect(last?.value).toEqual({ n: 31 });
  expect(JSON.parse(readSlice(path, last?.start ?? 0, last?.size ?? 0))).toEqual({ n: 31 });
});
