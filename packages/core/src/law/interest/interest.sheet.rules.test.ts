import { bookOf, CER } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import type { SeriesBook } from "../rates/rate.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";
import { bandValues, interestSheet } from "./interest.sheet.rules";

function sheetOf(given: InterestVariables, book: SeriesBook) {
  const variables = interestVariables.parse(given);
  return interestSheet(variables, interestOf(variables, book, "2026-11-20"));
}

const SPAN = { capital: 313665.13, desde: "2024-02-01", hasta: "2026-03-03" } as const;

describe("interest as it is read", () => {
  it("shows with what it was computed, each line with its numbers, and the data's date", () => {
    const sheet = sheetOf({ ...SPAN, tasa: "cer", adicional: 3 }, CER);
    expect(sheet.title).toBe("Intereses · CER");
    expect(sheet.facts).toEqual([
      { label: "Capital", value: "$ 313.665,13" },
      { label: "Desde", value: "01/02/2024" },
      { label: "Hasta", value: "03/03/2026 (761 días)" },
      { label: "Cuenta de días", value: "Año de 365 días, primer día excluido" },
      { label: "Intereses", value: "$ 760.656,99" },
    ]);
    expect(sheet.lines).toHaveLength(1);
    expect(sheet.lines[0]).toMatchObject({
      key: "tramo_1",
      label: "CER, del 01/02/2024 al 03/03/2026 (761 días)",
      amount: 760656.99,
      formula:
        "$ 313.665,13 × [CER 715,7152364877 (03/03/2026) / 222,0345311158 (01/02/2024) − 1] + $ 1.011.081,08 × 3 % × 761 / 365",
    });
    expect(sheet.total).toEqual({ label: "Capital más intereses", amount: 1074322.12 });
    expect(sheet.foot).toContain("Datos al 03/03/2026");
    expect(sheet.engine).toBe("intereses 1.2.0");
    expect(sheet.foot.join()).not.toMatch(/motor/i);
  });

  it("shows the months of a sum of daily rates, and what they add up to", () => {
    const span = { capital: 1_000_000, desde: "2016-03-15", hasta: "2016-04-30" } as const;
    const book = bookOf("tasaActivaBNA", { "2016-03-16": "33" });
    const [line] = sheetOf({ ...span, tasa: "tasaActivaBNA" }, book).lines;
    expect(line?.table).toEqual({
      title: "Tasa activa BNA, mes por mes",
      heads: ["Mes", "TNA %", "Días", "Parcial %"],
      rows: [
        ["03/2016", "33", "16", "1,446575"],
        ["04/2016", "33", "30", "2,712329"],
      ],
      total: ["Total", "", "46", "4,158904"],
    });
  });

  it("shows the values of art. 55 side by side, and which rules", () => {
    const passive = bookOf("tasaPasivaBCRA27802", { "2024-01-31": "0", "2026-03-03": "94.12614" });
    const sheet = sheetOf({ ...SPAN, tasa: "art55" }, { ...CER, ...passive });
    expect(sheet.facts.slice(-6)).toEqual([
      { label: "a) Tasa pasiva", value: "$ 608.906,01" },
      { label: "b) Techo BCRA: CER + 3 % efectivo", value: "$ 1.083.347,89" },
      { label: "b) Techo, letra de la ley: IPC + 3 %", value: "Sin datos" },
      { label: "c) Piso: 67 % del total", value: "$ 725.843,09" },
      { label: "c) Piso: capital y 67 % del ajuste", value: "$ 829.352,58" },
      { label: "Rige", value: "el piso" },
    ]);
    expect(sheet.facts).toContainEqual({ label: "Capitalización", value: "La que fija la norma" });
  });

  it("shows one ceiling, the BCRA's, for a result from before both readings", () => {
    const band = {
      ...{ pasiva: 100, techo: 300, pisoSobreTotal: 201, pisoSobreAjuste: 234 },
      aplica: "techo" as const,
    };
    const values = bandValues(band, {});
    expect(values.map(({ key, amount, rules }) => [key, amount, rules])).toEqual([
      ...[
        ["tasa_pasiva", 100, false],
        ["techo_cer", 300, true],
        ["piso_total", 201, false],
        ["piso_ajuste", 234, false],
      ],
    ]);
    expect(values[1]?.label).toBe("b) Techo: CER + 3 %");
  });

  it("says that the norm capitalises, where one of two segments has such a norm", () => {
    const cer = bookOf("cer", { "2024-03-13": "300", "2025-03-13": "500" });
    const tramos = [
      { tasa: "acta2783" as const, desde: "2024-03-13", hasta: "2025-03-13" },
      { tasa: "acta2630" as const, tasaFija: 10, desde: "2025-03-13", hasta: "2026-03-13" },
    ];
    const said = (given: InterestVariables) =>
      sheetOf(given, cer).facts.find(({ label }) => label === "Capitalización")?.value;
    expect(said({ capital: 1, tramos })).toBe("La que fija la norma");
    expect(said({ capital: 1, tramos, notificacion: "2024-09-01" })).toBe(
      "La que fija la norma (CCyC, arts. 770 inc. b y 771)",
    );
  });

  it("says the chosen capitalisation in place of one that is a norm's by default", () => {
    const book = bookOf("acta2658", { "2022-01-01": "70" });
    const asked = {
      capital: 1,
      desde: "2022-10-01",
      hasta: "2023-10-01",
      tasa: "acta2764",
    } as const;
    const notified = { ...asked, notificacion: "2023-01-01" };
    const said = (given: InterestVariables) =>
      sheetOf(given, book).facts.find(({ label }) => label === "Capitalización")?.value;
    const norm = "(CCyC, arts. 770 inc. b y 771)";
    expect(said(notified)).toBe(`La que fija la norma ${norm}`);
    expect(said({ ...notified, capitalizacion: { modo: "unica" } })).toBe(`Una vez ${norm}`);
  });

  it("says how it was capitalised and from which index", () => {
    const sheet = sheetOf(
      {
        ...SPAN,
        tasa: "acta2630",
        notificacion: "2024-08-01",
        capitalizacion: { modo: "notificacionYAnual" },
        opciones: { indiceInicial: "diaAnterior" },
      },
      {},
    );
    expect(sheet.facts).toContainEqual({ label: "Notificación", value: "01/08/2024" });
    expect(sheet.facts).toContainEqual({
      label: "Capitalización",
      value: "A la notificación y cada doce meses (CCyC, arts. 770 inc. b y 771)",
    });
    expect(sheet.lines.map(({ key }) => key)).toEqual(["tramo_1", "tramo_2", "tramo_3"]);
    expect(sheet.foot.join()).not.toContain("Datos al");
  });
});
