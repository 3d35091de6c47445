import type { Imported } from "@foja/core/practice/imports/import.schema";
import { describe, expect, it } from "vitest";
import {
  doubts,
  guess,
  type ImportField,
  type Meanings,
  meaningOf,
  missing,
  readDate,
  toRows,
  unknownWords,
  withMeaning,
} from "./mapping";
import { decode, readCsv } from "./read-csv";
import { type Asked, sendAll } from "./send";

const FIELDS: ImportField[] = [
  { name: "name", label: "Nombre", required: true, alias: ["razón social"] },
  { name: "email", label: "E-mail", alias: ["correo electrónico"] },
  { name: "born", label: "Fecha", read: readDate },
];

describe("reading a file", () => {
  it("takes UTF-8, with or without its mark, and what is not as Windows writes it", () => {
    const text = "Año;Muñoz";
    expect(decode(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
    expect(decode(new Uint8Array([0x41, 0xf1, 0x6f]))).toBe("Año");
  });

  it.each([
    ["Nombre;E-mail\r\nAna;a@b.ar\r\n"],
    ["Nombre,E-mail\nAna,a@b.ar"],
    ["Nombre\tE-mail\nAna\ta@b.ar\n\n"],
    ['"Nombre";"E-mail"\n"Ana";" a@b.ar "'],
  ])("finds the cells of %j", async (text) => {
    expect(await readCsv(text)).toEqual({
      columns: ["Nombre", "E-mail"],
      rows: [["Ana", "a@b.ar"]],
      lines: [2],
    });
  });

  it("keeps what is between quotes, and names a column that has no name", async () => {
    const { columns, rows } = await readCsv('Nombre;\n"Pérez; ""Anita""\nAna";x');
    expect(columns).toEqual(["Nombre", "Columna 2"]);
    expect(rows).toEqual([['Pérez; "Anita"\nAna', "x"]]);
  });

  it("finds no rows in nothing", async () => {
    expect(await readCsv("")).toEqual({ columns: [], rows: [], lines: [] });
  });

  it("counts the lines as a spreadsheet does, with those that are empty", async () => {
    const { rows, lines } = await readCsv("\nNombre;E-mail\n\nAna;\n;\nLuz;x\n");
    expect(rows).toEqual([
      ["Ana", ""],
      ["Luz", "x"],
    ]);
    expect(lines).toEqual([4, 6]);
  });
});

describe("saying what each column is", () => {
  it("knows fields by their names, and none twice", () => {
    expect(guess(["RAZON SOCIAL", "correo electronico", "e-mail", "otra"], FIELDS)).toEqual([
      "name",
      "email",
      null,
      null,
    ]);
  });

  it("leaves to a person what could be several, but for what another column fills", () => {
    const fields = [
      { name: "caratula", label: "Carátula", alias: ["expediente"] },
      { name: "numero", label: "Número", alias: ["expediente"] },
    ];
    const mapping = guess(["Expediente", "Otra"], fields);
    expect(mapping).toEqual([null, null]);
    const named = (given: (string | null)[]) =>
      doubts("EXPEDIENTE", given, fields).map(({ name }) => name);
    expect(named(mapping)).toEqual(["caratula", "numero"]);
    expect(named([null, "caratula"])).toEqual(["numero"]);
    expect(doubts("Número", mapping, fields)).toEqual([]);
    expect(guess(["Expediente", "Carátula"], fields)).toEqual(["numero", "caratula"]);
  });

  it("names the required ones that are missing", () => {
    expect(missing([null, "email"], FIELDS).map(({ name }) => name)).toEqual(["name"]);
    expect(missing(["name"], FIELDS)).toEqual([]);
  });

  it("makes rows: empty cells say nothing, dates come as they are kept", () => {
    const sheet = {
      columns: ["a", "b", "c"],
      rows: [
        ["Ana", "", "02/03/2026"],
        ["", "x", "ayer"],
      ],
      lines: [2, 3],
    };
    expect(toRows(sheet, ["name", "email", "born"], FIELDS)).toEqual([
      { name: "Ana", born: "2026-03-02" },
      { name: "", email: "x", born: "ayer" },
    ]);
  });

  const WORDS: ImportField[] = [
    ...FIELDS,
    { name: "type", label: "Tipo", words: { humana: "Persona humana", juridica: "Empresa" } },
  ];
  const people = (...types: string[]) => ({
    columns: ["Nombre", "Tipo"],
    rows: types.map((type, i) => [`N${i}`, type]),
    lines: types.map((_, i) => i + 2),
  });

  it("reads a word by its value or its label, and one that the person explained", () => {
    const sheet = people("persona humana", "JURIDICA", "Humano", "humano", "x", "");
    const mapping = ["name", "type"];
    const unknown = unknownWords(sheet, mapping, WORDS);
    expect(unknown.map(({ word, rows }) => [word, rows])).toEqual([
      ["Humano", 2],
      ["x", 1],
    ]);
    const typesBy = (meanings: Meanings) =>
      toRows(sheet, mapping, WORDS, meanings).map(({ type }) => type);
    const nothing = ["humana", "juridica", undefined, undefined, undefined, undefined];
    expect(typesBy({})).toEqual(nothing);
    const [humano] = unknown;
    if (!humano) throw new Error("no unknown word");
    const meant = withMeaning({}, humano, "humana");
    expect(meaningOf(meant, humano)).toBe("humana");
    expect(typesBy(meant)).toEqual([
      ...["humana", "juridica", "humana", "humana", undefined, undefined],
    ]);
  });

  it("splits a cell that fills several fields, which the required one is among", () => {
    const fields: ImportField[] = [
      ...FIELDS,
      {
        name: "whole",
        label: "Nombre y apellido",
        splits: {
          fields: ["name", "lastName"],
          read: (text) => ({ name: text.slice(0, 3), lastName: text.slice(4) }),
        },
      },
    ];
    expect(missing(["whole"], fields)).toEqual([]);
    const sheet = { columns: ["NOMBRE Y APELLIDO"], rows: [["Ana Paz"]], lines: [2] };
    expect(guess(sheet.columns, fields)).toEqual(["whole"]);
    expect(toRows(sheet, ["whole"], fields)).toEqual([{ name: "Ana", lastName: "Paz" }]);
  });
});

describe("sending the rows", () => {
  const rows = Array.from({ length: 1100 }, (_, i) => ({ name: String(i) }));
  const done = (rest: Partial<Imported>): Imported => ({
    dryRun: false,
    created: [],
    accepted: 0,
    errors: [],
    cells: [],
    duplicates: [],
    ...rest,
  });
  const options = { dryRun: false, allowDuplicates: false, key: "k" };

  it("goes by five hundred, each under a key, with the rows numbered as in the file", async () => {
    const sent: [number, string][] = [];
    const send = async (asked: Asked, key: string) => {
      sent.push([asked.rows.length, key]);
      const errors = [{ row: 1, path: "name", message: "No." }];
      return done({ accepted: asked.rows.length - 1, errors });
    };
    const total = await sendAll(rows, send, options);
    expect(sent).toEqual([
      [500, "k-0"],
      [500, "k-500"],
      [100, "k-1000"],
    ]);
    expect(total.errors.map(({ row }) => row)).toEqual([1, 501, 1001]);
    expect(total.accepted).toBe(1097);
  });

  it("stops where the plan does, and counts what was not sent", async () => {
    const limit = { resourceType: "contacts", limit: 10, plan: "free", leftOut: 490 } as const;
    const send = async () => done({ accepted: 10, created: ["a"], limit });
    expect(await sendAll(rows, send, options)).toMatchObject({ created: ["a"], leftOut: 1090 });
  });

  it("stops on request", async () => {
    let calls = 0;
    const send = async () => {
      calls += 1;
      return done({});
    };
    await sendAll(rows, send, { ...options, cancelled: () => calls > 0 });
    expect(calls).toBe(1);
  });
});
