import { describe, expect, it } from "vitest";
import { readCases } from "./case-list.rules";
import type { FoundCase } from "./found-case.rules";

const TODAY = "2026-11-27";

/** The cases of a text whose cells are parted by bars. */
function read(text: string): FoundCase[] {
  const rows = text.split("\n").map((line, i) => ({ line: i + 1, cells: line.split("|") }));
  return readCases([{ source: "lista", rows }], TODAY);
}

const fieldsOf = (text: string) => read(text).map(({ fields }) => fields);
const asked = (text: string) => read(text).map(({ doubts }) => doubts.map(({ key }) => key));

describe("a table with names of columns", () => {
  it("reads what a portal lists", () => {
    const [one] = read(
      [
        "Expediente|Dependencia|Carátula|Situación|Últ. Act.",
        "CNT 035335/2016|JUZGADO NACIONAL DEL TRABAJO 45|PEREZ, JUAN c/ ACME S.A. s/DESPIDO|EN LETRA|12/11/2026",
      ].join("\n"),
    );
    expect(one).toMatchObject({
      row: { source: "lista", line: 2 },
      fields: {
        folderName: "PEREZ, JUAN c/ ACME S.A. s/DESPIDO",
        folderExpediente: "CNT 035335/2016",
        folderJuzgado: "JUZGADO NACIONAL DEL TRABAJO 45",
        folderJuris: "Nacional del Trabajo (CNT)",
        folderFuero: "Laboral",
        status: "enProceso",
        materia: "DESPIDO",
        description: "Últ. Act.: 12/11/2026",
      },
      suit: { claimant: "PEREZ, JUAN", defendant: "ACME S.A.", object: "DESPIDO" },
      court: { system: "pjn", number: "CNT 035335/2016", fuero: "CNT", department: null },
      doubts: [],
    });
  });

  it("reads a practice's spreadsheet, and keeps the columns that nobody knows with their names", () => {
    const [one] = read(
      [
        "Autos|Nro. Expte.|Cliente|DNI|Tel.|Departamento judicial|Estado|Fecha inicio|Carpeta",
        "LOPEZ C/ GALENO ART SA S/ ACCIDENTE|SI-12345-2021|LOPEZ MARTA|12.345.678|11 4444-5555|San Isidro|En trámite|3/5/19|B-12",
      ].join("\n"),
    );
    expect(one?.fields).toMatchObject({
      customerName: "LOPEZ MARTA",
      folderJuris: "Buenos Aires, San Isidro",
      status: "enProceso",
      initialDateFolder: "2019-05-03",
      description: "Carpeta: B-12",
    });
    expect(one?.client).toEqual({
      name: "LOPEZ MARTA",
      document: "12345678",
      phone: "11 4444-5555",
    });
    expect(one?.court).toMatchObject({ system: "mev", department: "San Isidro" });
  });

  it("knows the fuero by its court, and asks where the court names only a branch of law", () => {
    const head = "Carátula|Expediente|Juzgado";
    const sure = read(`${head}\nA c/ B s/ despido|35335/2016|Juzgado Nacional del Trabajo 45`);
    expect(sure[0]?.court?.number).toBe("CNT 035335/2016");
    expect(asked(`${head}\nA c/ B s/ daños|35335/2016|Juzgado Civil 23`)).toEqual([["fuero:CIV"]]);
    const elsewhere = `${head}|Provincia\nA c/ B s/ daños|35335/2016|Juzgado Civil 2|Córdoba`;
    expect(read(elsewhere)[0]).toMatchObject({ court: null, doubts: [] });
  });

  it("names a case by its parties where it has no carátula", () => {
    const head = "Actor|Demandado|Materia|Expediente";
    expect(fieldsOf(`${head}\nSosa, Ana|Acme S.A.|despido|CNT 1/2020`)[0]?.folderName).toBe(
      "Sosa, Ana c/ Acme S.A. s/ despido",
    );
  });

  it("asks whether a cell is a carátula where it has not the form of one", () => {
    expect(asked("Causa|Nro. Expte.\nDaños y perjuicios|CIV 1/2020")).toEqual([["caratula:form"]]);
    expect(asked("Nombre|Nro. Expte.\nAna Sosa|CIV 1/2020")).toEqual([["caratula:parties"]]);
  });

  it("does not take the place of a row in its list for the number of its case", () => {
    const [one] = read("N°|Carátula|Juzgado\n1|A c/ B s/ C|Juzgado de Paz");
    expect(one?.fields.folderExpediente).toBeUndefined();
    expect(one?.doubts.map(({ key }) => key)).toEqual(["number"]);
  });

  it("reads the day of a spreadsheet's number, and leaves what is no date in the notes", () => {
    const head = "Carátula|Nro. Expte.|Fecha de inicio";
    const [serial, odd] = fieldsOf(`${head}\nA s/ B|CIV 1/2020|43588\nC s/ D|CIV 2/2020|ayer`);
    expect(serial?.initialDateFolder).toBe("2019-05-03");
    expect(odd?.description).toBe("Fecha de inicio: ayer");
  });

  it("takes the names of columns again where a page repeats them, and leaves nothing out", () => {
    const head = "Expediente|Carátula";
    const found = read(
      `Listado de causas|\n${head}\nCIV 1/2020|A s/ B\n${head}\nCIV 2/2020|C s/ D`,
    );
    expect(found.map(({ fields }) => fields.folderExpediente)).toEqual([
      undefined,
      "CIV 000001/2020",
      "CIV 000002/2020",
    ]);
    expect(found[0]?.doubts[0]?.text).toBe("No encontré carátula ni número en esta línea.");
  });

  it("knows columns without names by what is in them", () => {
    const row = "A c/ B s/ C|CIV 1/2020|Juzgado Civil 3|a@b.ar";
    expect(read(`${row}\n${row}`)[0]).toMatchObject({
      fields: { folderName: "A c/ B s/ C", folderJuzgado: "Juzgado Civil 3" },
      client: { email: "a@b.ar" },
    });
  });
});

describe("a running text", () => {
  it.each([
    "- Pérez Juan c/ Acme SA s/ despido, expte. CNT 35335/2016",
    '1) "Pérez Juan c/ Acme SA s/ despido" (Expte. N° CNT 35335/2016)',
    "CNT 35335/2016 - Pérez Juan c/ Acme SA s/ despido - en trámite",
    "35335/2016 JNT 45 Pérez Juan c/ Acme SA s/ despido",
    "Pérez Juan c/ Acme SA s/ despido\nExpte. CNT 35335/2016\nJuzgado: JNT 45",
    "CNT 35335/2016\nPérez Juan c/ Acme SA\ns/ despido",
  ])("finds the case in %j", (text) => {
    expect(fieldsOf(text)).toMatchObject([
      { folderName: "Pérez Juan c/ Acme SA s/ despido", folderExpediente: "CNT 035335/2016" },
    ]);
  });

  it("reads whom the practice represents, the beginning and what else is said", () => {
    const [one] = read(
      "García c/ Galeno s/ accidente, Juzg. Nac. del Trabajo 12, CNT 4455/2019, iniciada el 3/5/2019, cliente la actora, $ 500.000",
    );
    expect(one?.fields).toEqual({
      folderName: "García c/ Galeno s/ accidente",
      folderExpediente: "CNT 004455/2019",
      materia: "accidente",
      folderJuris: "Nacional del Trabajo (CNT)",
      folderFuero: "Laboral",
      folderJuzgado: "Juzg. Nac. del Trabajo 12",
      folderParte: "actor",
      initialDateFolder: "2019-05-03",
      description: "$ 500.000",
    });
  });

  it("asks about a row with a carátula alone, a number alone, neither, or two numbers", () => {
    expect(asked("A c/ B s/ C")).toEqual([["number"]]);
    expect(asked("CIV 1/2020")).toEqual([["caratula:none"]]);
    expect(asked("llamar a Marta")).toEqual([["nothing"]]);
    expect(asked("A c/ B s/ C CIV 1/2020 y CIV 2/2020")).toEqual([["numbers"]]);
    expect(asked("A c/ B s/ C - WW-1-2020")).toEqual([["department:WW"]]);
  });

  it("asks where the carátula may go on", () => {
    const [one] = read("CIV 1/2020 - A c/ B s/ cobro - llamar a Marta");
    expect(one?.fields.folderName).toBe("A c/ B s/ cobro");
    expect(one?.doubts.map(({ key }) => key)).toEqual(["caratula:tail"]);
  });

  it("asks where number and carátula stand the other way round than in the rest", () => {
    const pairs = [1, 2, 3].map((n) => `CIV ${n}/2020\nA${n} c/ B s/ C`);
    expect(asked([...pairs, "D c/ E s/ F\nCIV 9/2020"].join("\n\n")).at(-1)).toEqual(["pair"]);
  });

  it("is the same case under the same number, and another under another", () => {
    const text = "A c/ B s/ C CIV 1/2020\nA c/ B s/ C CIV 2/2020\nZ c/ B s/ C CIV 001/2020";
    expect(read(text).map(({ sameAs }) => sameAs)).toEqual([null, null, 0]);
    const head = "Autos|Nro. Expte.|Departamento judicial";
    const apart = `${head}\nA s/ B|SI-1-2020|San Isidro\nC s/ D|SI-1-2020|Morón\nE s/ F|SI-1-2020|`;
    expect(read(apart).map(({ sameAs }) => sameAs)).toEqual([null, null, 0]);
  });
});

describe("what nobody should send", () => {
  it("takes out what is not seen, and leaves a formula as text", () => {
    expect(fieldsOf("\u202EA c/ B\u0000 s/ C\u200F CIV 1/2020")[0]?.folderName).toBe("A c/ B s/ C");
    const formula = '=HYPERLINK("http://x";"A") c/ B s/ C CIV 1/2020';
    expect(fieldsOf(formula)[0]?.folderName).toContain("c/ B s/ C");
  });

  it.each([
    ["letters", "a".repeat(1_000_000)],
    ["digits", "1".repeat(1_000_000)],
    ["spaces", " ".repeat(1_000_000)],
    ["slashes", "c/ ".repeat(333_333)],
    ["dots", "a.".repeat(500_000)],
    ["numbers", "CNT 1/2020 ".repeat(90_000)],
    ["dashes", "A - ".repeat(250_000)],
  ])("reads a line of a megabyte of %s in the time of a short one", (_, text) => {
    expect(read(text).length).toBeLessThanOrEqual(1);
  });
});
