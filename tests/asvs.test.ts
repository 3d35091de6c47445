import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PAGE = "docs/asvs.md";
const page = readFileSync(PAGE, "utf8");

type Row = { id: string; level: string; asks: string; is: string; by: string };

const rows: Row[] = page.split("\n").flatMap((line) => {
  const [, id = "", level = "", asks = "", is = "", by = ""] = line
    .split("|")
    .map((one) => one.trim());
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, asks, is, by }] : [];
});

/** How many requirements of the levels 1 and 2 each section of ASVS 5.0.0 has. */
const SECTIONS: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

const filesIn = (by: string) =>
  [...by.matchAll(/`((?:packages|tests|docs)\/[^`]+)`/g)].map(([, file = ""]) => file);
const isTest = (file: string) => /\.(test\.tsx?|suite\.ts)$/.test(file);
const sectionOf = ({ id }: Row) => id.split(".").slice(0, 2).join(".");

describe("the page about ASVS", () => {
  it("has each requirement of the levels 1 and 2 once, in order", () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const counts: Record<string, number> = {};
    for (const row of rows) counts[sectionOf(row)] = (counts[sectionOf(row)] ?? 0) + 1;
    expect(counts).toEqual(SECTIONS);
    expect(rows).toHaveLength(253);
    expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
    const inOrder = ids.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    expect(ids).toEqual(inOrder);
  });

  it.each(rows)("$id is held by files that exist, or says why not", ({ asks, is, by }) => {
    expect(asks).not.toBe("");
    const files = filesIn(by);
    for (const file of files) expect(existsSync(file), file).toBe(true);
    if (is === "test") expect(files.filter(isTest)).not.toEqual([]);
    else if (is === "page") expect(files.filter((file) => file.endsWith(".md"))).not.toEqual([]);
    else {
      expect(is).toMatch(/^(n\/a|kept|open)$/);
      expect(by).toMatch(/^[A-Z`].{10,}/);
    }
  });

  it("counts itself", () => {
    const of = (state: string) => rows.filter(({ is }) => is === state).length;
    expect(page).toContain(
      `Of 253: ${of("test")} by tests, ${of("page")} by pages, ${of("n/a")} do not apply, ${of("kept")} kept, ${of("open")} open.`,
    );
  });
});
