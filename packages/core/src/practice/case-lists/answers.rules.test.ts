import { describe, expect, it } from "vitest";
import { answered, answeredAll, corrected, yesOf } from "./answers.rules";
import { readCases } from "./case-list.rules";
import { heapOf, rowOf } from "./case-row.rules";
import type { FoundCase } from "./found-case.rules";
import { countPeople, needsSide, sideGroups, withSides } from "./sides.rules";

function read(...lines: string[]): FoundCase[] {
  const rows = lines.map((line, i) => ({ line: i + 1, cells: line.split("|") }));
  return readCases([{ source: "lista", rows }], "2026-11-27");
}

const first = (...lines: string[]) => {
  const [one] = read(...lines);
  if (!one) throw new Error("No case was read.");
  return one;
};

describe("answers", () => {
  it("gives all that ask the same their department", () => {
    const cases = read("A s/ B WW-1-2020", "C s/ D WW-2-2020", "E s/ F ZZ-3-2020");
    const after = answeredAll(cases, "department:WW", "department:San Isidro");
    expect(after.map(({ court }) => court?.department)).toEqual([
      "San Isidro",
      "San Isidro",
      undefined,
    ]);
    expect(after[0]?.fields.folderJuris).toBe("Buenos Aires, San Isidro");
    expect(after.map(({ doubts }) => doubts.length)).toEqual([0, 0, 1]);
  });

  it("gives a bare number its fuero, and the row its court", () => {
    const one = first(
      "A c/ B s/ C|35335/2016|Juzgado Civil 23",
      "D c/ E s/ F|1/2016|Juzgado Civil 2",
    );
    expect(answered(one, "fuero:CIV", "fuero:CIV")).toMatchObject({
      court: { system: "pjn", number: "CIV 035335/2016" },
      fields: { folderExpediente: "CIV 035335/2016" },
      numberKey: "civ-35335-2016",
      doubts: [],
    });
    expect(answered(one, "fuero:CIV", "ok")).toMatchObject({ court: null, doubts: [] });
  });

  it("takes one of two numbers, what follows a carátula, and leaves rows out", () => {
    const two = first("A c/ B s/ C CIV 1/2020 y CIV 2/2020");
    expect(answered(two, "numbers", "number:CIV 000002/2020")).toMatchObject({
      court: { number: "CIV 000002/2020" },
      doubts: [],
    });
    const tail = first("CIV 1/2020 - A c/ B s/ cobro - de pesos");
    expect(answered(tail, "caratula:tail", "longer:?").fields.folderName).toBe(
      "A c/ B s/ cobro - de pesos",
    );
    expect(heapOf(answered(two, "numbers", "out"), false)).toBe("out");
  });

  it("takes a plain yes only where nothing has to be chosen", () => {
    expect(first("A c/ B s/ C").doubts.map(yesOf)).toEqual(["ok"]);
    expect(first("A s/ B WW-1-2020").doubts.map(yesOf)).toEqual([undefined]);
    expect(first("hola").doubts.map(yesOf)).toEqual([undefined]);
    expect(first("A s/ B 1234/2020").doubts.map(yesOf)).toEqual([undefined]);
  });

  it("reads again the number that a person corrects", () => {
    const one = first("hola");
    const given = { folderName: "A c/ B s/ C", folderExpediente: "cnt 7/2021" };
    expect(corrected(one, given)).toMatchObject({
      fields: { folderName: "A c/ B s/ C", folderExpediente: "CNT 000007/2021" },
      court: { system: "pjn", fuero: "CNT" },
      suit: { claimant: "A", defendant: "B" },
      doubts: [],
    });
  });
});

describe("whom the practice represents", () => {
  const cases = read(
    "A, Ana c/ B S.A. s/ despido CNT 1/2020",
    "C c/ D s/ desalojo CIV 2/2020",
    "E s/ sucesión CIV 3/2020",
  );

  it("is asked by object, of the cases with two parties", () => {
    expect(sideGroups(cases)).toEqual([
      { object: "despido", count: 1 },
      { object: "desalojo", count: 1 },
    ]);
    expect(withSides(cases, "actor", "DESPIDO").map(needsSide)).toEqual([false, true, false]);
  });

  it("makes the client and the other side, as contacts", () => {
    const [one] = withSides(cases, "demandado");
    expect(one && rowOf(one)).toMatchObject({
      folderParte: "demandado",
      customerName: "B S.A.",
      folderContraparte: "A, Ana",
      contacts: [
        { role: "cliente", type: "juridica", name: "B S.A." },
        { role: "contraparte", type: "humana", name: "Ana", lastName: "A" },
      ],
      source: "lista, 1: A, Ana c/ B S.A. s/ despido CNT 1/2020",
    });
  });

  it("is known by the client that the list names", () => {
    const one = first(
      "Autos|Expediente|Cliente|Tel",
      "Sosa, Ana c/ Acme S.A. s/ X|CNT 1/2020|Acme S.A.|11 4444-5555",
    );
    expect(rowOf(one)).toMatchObject({
      folderParte: "demandado",
      folderContraparte: "Sosa, Ana",
      contacts: [
        { role: "cliente", name: "Acme S.A.", phone: "11 4444-5555" },
        { role: "contraparte" },
      ],
    });
  });

  it("counts the same person once", () => {
    const two = read("Pérez, Ana c/ Acme s/ X CIV 1/2020", "Ana Pérez c/ Acme s/ Y CIV 2/2020");
    expect(countPeople(withSides(two, "actor"))).toBe(2);
  });
});
