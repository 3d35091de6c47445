import { describe, expect, it } from "vitest";
import { byRank, keepBest, type Match, wordsOf } from "./search.rules";

const contact = {
  _id: "con_1",
  type: "contact",
  name: "Ana",
  lastName: "Muñoz",
  document: "12345678",
  cuit: "20-12345678-6",
  role: "cliente",
  phone: "+54 11 4321-0000",
};

describe("the words of a record", () => {
  it.each(["munoz, ana", "ana munoz", "12345678", "12.345.678", "20-12345678-6", "20123456786"])(
    "of a contact hold %j",
    (text) => {
      const { title, rest } = wordsOf(contact);
      expect(`${title} ${rest}`).toContain(text);
    },
  );

  it("of a case hold its number, its client and what it is about", () => {
    const { title, rest } = wordsOf({
      _id: "fol_1",
      type: "folder",
      folderName: "Pérez c/ ART",
      court: { system: "pjn", number: "CNT 035335/2016" },
      customerName: "Ana Pérez",
      materia: "Despido",
    });
    expect(title).toBe("perez c/ art");
    for (const part of ["035335/2016", "ana perez", "despido"]) expect(rest).toContain(part);
  });

  it("are not endless", () => {
    const long = { ...contact, company: "x".repeat(5000) };
    expect(wordsOf(long).rest.length).toBeLessThanOrEqual(600);
  });
});

describe("what is shown of what was found", () => {
  const match = (id: string, inTitle: boolean, kind: Match["kind"] = "folder") => ({
    id,
    kind,
    inTitle,
  });

  it("puts titles first, then the newest", () => {
    const found = [match("fol_1", false), match("fol_3", false), match("fol_2", true)];
    expect(found.sort(byRank).map(({ id }) => id)).toEqual(["fol_2", "fol_3", "fol_1"]);
  });

  it("keeps the best of each kind", () => {
    const found = [
      match("fol_1", true),
      match("fol_2", false),
      match("fol_3", true),
      match("tas_9", false, "task"),
    ];
    expect(keepBest(found, 2).map(({ id }) => id)).toEqual(["fol_3", "fol_1", "tas_9"]);
  });

  it("keeps the same as a sort of all, in whatever order they come, and each record once", () => {
    // A step that has no divisor in common with 500 visits each of them once.
    for (const step of [1, 7, 211, 499]) {
      const all = Array.from({ length: 500 }, (_, n) => (n * step) % 500).map((n) =>
        match(`fol_${String(n).padStart(3, "0")}`, n % 3 === 0),
      );
      const best = [...all].sort(byRank).slice(0, 20);
      expect(keepBest([...all, ...all], 20)).toEqual(best);
    }
  });
});
