import { appendFileSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { appendLine, readIfThere, readJson, readLines, writeAtomically, writeJson } from "./files";

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
