import { describe, expect, it } from "vitest";
import { calendar, entryLines, escapeText, foldLine, type IcsEntry } from "./ics.rules";

const entry: IcsEntry = {
  uid: "evt_1",
  title: "Audiencia",
  description: null,
  categories: "Audiencia",
  allDay: false,
  start: "2026-03-10T12:30:00.000Z",
  end: "2026-03-10T14:00:00.000Z",
  createdAt: "2026-03-01T10:00:00.000Z",
  updatedAt: "2026-03-02T11:00:00.123Z",
};

const octets = (text: string) => Buffer.byteLength(text);
const unfold = (text: string) => text.replaceAll("\r\n ", "");

describe("a text", () => {
  it.each([
    ["a;b,c\\d", "a\\;b\\,c\\\\d"],
    ["uno\ndos\r\ntres\rcuatro", "uno\\ndos\\ntres\\ncuatro"],
    ["timbre\u0007, nulo\u0000, borrar\u007f, \u0085", "timbre\\, nulo\\, borrar\\, "],
    ["con\ttabulador", "con\ttabulador"],
    ["x\r\nEND:VEVENT\r\nBEGIN:VALARM", "x\\nEND:VEVENT\\nBEGIN:VALARM"],
  ])("%j is written %j", (text, written) => {
    expect(escapeText(text)).toBe(written);
  });
});

describe("a line", () => {
  it.each([
    ["SUMMARY:corto"],
    [`SUMMARY:${"x".repeat(67)}`],
    [`SUMMARY:${"x".repeat(68)}`],
    [`SUMMARY:${"ñ".repeat(200)}`],
    [`SUMMARY:${"a🙂".repeat(90)}`],
    [`SUMMARY:${"é€".repeat(300)}`],
  ])("%j is folded at 75 octets and no character is cut", (line) => {
    const folded = foldLine(line);
    const pieces = folded.split("\r\n");
    for (const piece of pieces) expect(octets(piece)).toBeLessThanOrEqual(75);
    expect(unfold(folded)).toBe(line);
    expect(pieces.slice(1).every((piece) => piece.startsWith(" "))).toBe(true);
    expect(pieces).toHaveLength(octets(line) <= 75 ? 1 : pieces.length);
    expect(folded).not.toContain("\ufffd");
  });
});

describe("an entry", () => {
  it("with hours is written in UTC", () => {
    expect(entryLines(entry)).toBe(
      [
        "BEGIN:VEVENT",
        "UID:evt_1@foja.ar",
        "DTSTAMP:20260302T110000Z",
        "CREATED:20260301T100000Z",
        "LAST-MODIFIED:20260302T110000Z",
        "DTSTART:20260310T123000Z",
        "DTEND:20260310T140000Z",
        "SUMMARY:Audiencia",
        "CATEGORIES:Audiencia",
        "END:VEVENT",
        "",
      ].join("\r\n"),
    );
  });

  it("that lasts all day is written in days of the practice, the end after the last", () => {
    const days = {
      allDay: true,
      start: "2026-12-31T03:00:00.000Z",
      end: "2027-01-02T03:00:00.000Z",
    };
    const written = entryLines({ ...entry, ...days });
    expect(written).toContain("\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270102\r\n");
  });

  it("without length has no end", () => {
    expect(entryLines({ ...entry, end: entry.start })).not.toContain("DTEND");
  });

  it("keeps a hostile text within its own line", () => {
    const title = "Hola\r\nATTACH:https://malo.example\r\nEND:VEVENT";
    const written = entryLines({ ...entry, title, description: title });
    const names = unfold(written)
      .split("\r\n")
      .map((line) => line.split(/[:;]/)[0]);
    expect(names.filter((name) => name === "END" || name === "ATTACH")).toEqual(["END"]);
  });
});

it("a calendar has its head and foot, and every line ends as the norm wants", () => {
  const text = calendar("Agenda; de, Ana", entryLines(entry));
  expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:")).toBe(true);
  expect(text.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
  expect(text).toContain("X-WR-CALNAME:Agenda\\; de\\, Ana\r\n");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("says where an entry is: a place as text, a link as an address", () => {
  const lines = unfold(
    entryLines({ ...entry, location: "Sala 2, piso 3", url: "https://zoom.us/j/1;a" }),
  );
  expect(lines).toContain("\r\nLOCATION:Sala 2\\, piso 3\r\n");
  expect(lines).toContain("\r\nURL:https://zoom.us/j/1;a\r\n");
});
