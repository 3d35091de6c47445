import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";

const CER = bookOf("cer", { "2022-01-01": "1", "2023-01-01": "2", "2023-12-31": "3" });
const notesOf = (variables: InterestVariables) =>
  interestOf(interestVariables.parse(variables), CER, "2026-11-20").advertencias;

const TOO_LATE = "La notificación no es anterior al final del período: no se capitalizó.";
const YEARS = { capital: 1000, desde: "2022-01-01", hasta: "2023-12-31" } as const;
const fixed = { tasa: "tasaActivaBNA", tasaFija: 36.5 } as const;
const capitalizacion = { modo: "notificacionYAnual" } as const;

describe("a notice that is not before the end", () => {
  it.each<[string, InterestVariables, boolean]>([
    ["on its day", { ...YEARS, ...fixed, capitalizacion, notificacion: "2023-12-31" }, true],
    ["after it", { ...YEARS, ...fixed, capitalizacion, notificacion: "2024-01-01" }, true],
    ["before it", { ...YEARS, ...fixed, capitalizacion, notificacion: "2023-12-30" }, false],
    ["of what is not capitalised by it", { ...YEARS, ...fixed, notificacion: "2024-01-01" }, false],
  ])("%s is said: %s", (_, variables, is) => {
    expect(notesOf(variables).includes(TOO_LATE)).toBe(is);
  });

  it("is said where one of two segments hangs from it", () => {
    const tramos = [
      { tasa: "acta2783" as const, desde: "2022-01-01", hasta: "2023-01-01" },
      { ...fixed, desde: "2023-01-01", hasta: "2023-12-31" },
    ];
    expect(notesOf({ capital: 1000, tramos, notificacion: "2024-01-01" })).toContain(TOO_LATE);
  });
});

describe("days between two segments", () => {
  const after = (desde: string) =>
    notesOf({
      capital: 1000,
      tramos: [
        { ...fixed, desde: "2022-01-01", hasta: "2022-06-30" },
        { ...fixed, desde, hasta: "2023-12-31" },
      ],
    }).filter((note) => note.startsWith("Entre el"));

  it("that bear nothing are counted and said", () => {
    expect(after("2022-07-01")).toEqual([
      "Entre el 30/06/2022 y el 01/07/2022 no corren intereses (1 día). Para que corran, el tramo 2 tiene que empezar el 30/06/2022.",
    ]);
    expect(after("2022-07-02")[0]).toContain("(2 días)");
    expect(after("2022-06-30")).toEqual([]);
  });
});

describe("the borders of what is said", () => {
  it("a period that ends today is no projection, one that ends tomorrow is", () => {
    const said = (hasta: string) =>
      notesOf({ capital: 1, desde: "2026-11-01", hasta, ...fixed }).filter((note) =>
        note.includes("es una proyección"),
      ).length;
    expect([said("2026-11-20"), said("2026-11-21")]).toEqual([0, 1]);
  });

  it("Acta 2630 applies until 30 November 2017, and not a day longer", () => {
    const said = (hasta: string) =>
      notesOf({ capital: 1, desde: "2017-01-02", hasta, tasa: "acta2630" }).some((note) =>
        note.includes("rigió hasta el 30/11/2017"),
      );
    expect([said("2017-11-30"), said("2017-12-01")]).toEqual([false, true]);
  });

  it("art. 55 does not reach a debt that is born from 6 March 2026 on (Ley 27.802)", () => {
    const book = {
      ...bookOf("tasaPasivaBCRA27802", { "2026-03-01": "0", "2026-06-01": "10" }),
      ...bookOf("cer", { "2026-03-01": "1", "2026-06-01": "1.1" }),
    };
    const said = (desde: string) =>
      interestOf(
        interestVariables.parse({ capital: 1000, desde, hasta: "2026-06-01", tasa: "art55" }),
        book,
        "2026-11-20",
      ).advertencias.some((note) => note.includes("el art. 55 no la alcanza"));
    expect([said("2026-03-05"), said("2026-03-06")]).toEqual([false, true]);
  });
});
