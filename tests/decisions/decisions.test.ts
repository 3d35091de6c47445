import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pageOf } from "./page";
import { decisionRecords, FOLDER } from "./records";

const records = decisionRecords();
const CORE = join(FOLDER, "../../packages/core/src");

it("lists every record on the page of decisions", () => {
  expect(readFileSync(join(FOLDER, "README.md"), "utf8")).toBe(pageOf(records));
});

it("gives a number once, and names a room that is there", () => {
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
  const rooms = [...readdirSync(CORE), "all", "functions", "local", "stacks", "tests", "web"];
  expect(records.filter(({ room }) => !rooms.includes(room)).map(({ file }) => file)).toEqual([]);
});

it("writes each record in the same form", () => {
  const formless = records.filter(
    ({ headings: [first, second] }) => first !== "Context" || second !== "Decision",
  );
  expect(formless.map(({ file }) => file)).toEqual([]);
});

it("replaces only what is there, and what came before", () => {
  const numbers = new Set(records.map(({ number }) => number));
  const wrong = records.filter(({ number, replaces }) =>
    replaces.some((other) => other.number >= number || !numbers.has(other.number)),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it("says that numbers are missing, and which", () => {
  const page = pageOf([
    { number: 1, file: "001-a.md", title: "A", room: "law", headings: [], replaces: [] },
    {
      number: 4,
      file: "004-b.md",
      title: "B",
      room: "web",
      headings: [],
      replaces: [{ number: 1, part: "its end" }],
    },
  ]);
  expect(page).toContain("| [001](001-a.md) | A | law | [004](004-b.md): its end |");
  expect(page).toContain("| [004](004-b.md) | B | web |  |");
  expect(page).toContain("not used: 002, 003.");
});

it("links to files that are there", () => {
  const dead = records.flatMap(({ file }) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    return [...text.matchAll(/\]\((\d{3}-[^)#]+\.md)\)/g)]
      .filter(([, to = ""]) => !existsSync(join(FOLDER, to)))
      .map(([, to]) => `${file} → ${to}`);
  });
  expect(dead).toEqual([]);
});
