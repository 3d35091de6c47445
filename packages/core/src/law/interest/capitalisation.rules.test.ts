import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import type { SeriesBook } from "../rates/rate.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";

const of = (variables: InterestVariables, book: SeriesBook = {}) =>
  interestOf(interestVariables.parse(variables), book, "2026-11-20");
const said = (variables: InterestVariables, book?: SeriesBook) =>
  of(variables, book).advertencias.join("\n");

const SPAN = { capital: 1_000_000, desde: "2020-04-01", hasta: "2025-06-30" } as const;
const YEARLY = { modo: "notificacionYAnual" } as const;

describe("CSJN, «Oliva», 29/2/2024", () => {
  it("is said of the Acta 2764 by a typed percentage, as it is of its series", () => {
    const typed = { ...SPAN, tasa: "acta2764", tasaFija: 80, notificacion: "2021-05-05" } as const;
    expect(said(typed)).toContain("«Oliva» (29/2/2024)");
    expect(said({ ...typed, capitalizacion: { modo: "ninguna" } })).toContain("«Oliva»");
  });

  it("is said of any other rate that is capitalised every year", () => {
    const book = bookOf("tasaActivaBNA", { "2020-01-01": "37" });
    const yearly = { ...SPAN, tasa: "tasaActivaBNA", notificacion: "2021-05-05" } as const;
    const text = said({ ...yearly, capitalizacion: YEARLY }, book);
    expect(text).toContain("«Oliva» (29/2/2024)");
    expect(text).toContain(
      "Tasa activa BNA (CNCiv, plenario Samudio, 20/4/2009) no prevé que sus intereses se capitalicen",
    );
    expect(said(yearly, book)).not.toContain("Oliva");
  });
});

describe("a norm's own capitalisation", () => {
  const cer = bookOf("cer", {
    ...{ "2020-03-31": "19", "2020-04-01": "20", "2021-05-05": "27", "2025-06-30": "600" },
  });
  const passive = bookOf("tasaPasivaBCRA27802", { "2020-03-31": "0", "2025-06-30": "900" });
  const unica = { modo: "unica", fecha: "2021-05-05" } as const;
  const KEPT = "fija su propia capitalización: no se aplicó la elegida";
  const NO_NOTICE = "sin fecha de notificación no se capitalizó";

  it("is kept against the chosen one, which is said of no rate without its own", () => {
    const chosen = { ...SPAN, tasa: "acta2783", capitalizacion: unica } as const;
    expect(said(chosen, cer)).toContain(`Acta 2783 ${KEPT}`);
    expect(said({ ...chosen, capitalizacion: { modo: "ninguna" } }, cer)).not.toContain(KEPT);
    expect(said({ ...chosen, tasa: "cer" }, cer)).not.toContain(KEPT);
  });

  it("lacks its notice where it hangs from one, and nowhere else", () => {
    const asked = { ...SPAN, tasa: "acta2783" } as const;
    expect(said(asked, cer)).toContain(`Acta 2783: ${NO_NOTICE}`);
    expect(said({ ...asked, notificacion: "2021-05-05" }, cer)).not.toContain(NO_NOTICE);
    expect(said({ ...SPAN, tasa: "art55" }, { ...cer, ...passive })).not.toContain(NO_NOTICE);
    expect(said({ ...SPAN, tasa: "cer" }, cer)).not.toContain(NO_NOTICE);
  });

  it("is, by Acta 2783, of the days before the notice and of those after it", () => {
    const book = bookOf("cer", { "2024-03-13": "1", "2025-03-13": "2" });
    const year = { capital: 1_000_000, desde: "2024-03-13", hasta: "2025-03-13" } as const;
    const by = (notificacion?: string) =>
      of({ ...year, tasa: "acta2783", notificacion }, book).tramos[0];
    const index = "$ 1.000.000,00 × (1 + [CER 2 (13/03/2025) / 1 (13/03/2024) − 1])";
    // 2,000,000 × 1.06 − 1,000,000.
    expect(by()).toMatchObject({
      interes: 1_120_000,
      formula: `${index} × (1 + 6 % × 365 / 365) − $ 1.000.000,00`,
    });
    // 2,000,000 × 0.06² × 364 / 365² = 19.67 more.
    expect(by("2025-03-12")).toMatchObject({
      interes: 1_120_019.67,
      formula: `${index} × (1 + 6 % × 364 / 365) × (1 + 6 % × 1 / 365) − $ 1.000.000,00`,
    });
  });
});

describe("CCyC, arts. 770 and 771", () => {
  const once = { ...SPAN, tasa: "tasaActivaBNA", tasaFija: 40 } as const;
  const unica = { ...once, capitalizacion: { modo: "unica", fecha: "2021-05-05" } } as const;

  it("stand in the line and the warnings wherever interest is capitalised", () => {
    expect(of(unica).tramos.map(({ norma }) => norma)).toEqual([
      "Sin norma; capitalización: CCyC, arts. 770 inc. b y 771",
      "Sin norma; capitalización: CCyC, arts. 770 inc. b y 771",
    ]);
    expect(said(unica)).toContain("CCyC, art. 770 inc. b");
    expect(said(unica)).toContain("Art. 771: el juez puede reducir");
    const notified = { ...SPAN, tasa: "acta2783", notificacion: "2021-05-05" } as const;
    const cer = bookOf("cer", { "2020-04-01": "20", "2025-06-30": "600" });
    expect(of(notified, cer).tramos[0]?.norma).toContain("arts. 770 inc. b y 771");
  });

  it("are not said of simple interest", () => {
    expect(said(once)).not.toContain("CCyC");
    expect(of(once).tramos[0]?.norma).toBe("Sin norma");
  });

  it("ask which case of art. 770 it is, where each stretch is capitalised", () => {
    const tramos = [
      { tasa: "acta2630", desde: "2017-01-01", hasta: "2017-06-01" },
      { tasa: "acta2630", desde: "2017-06-01", hasta: "2017-11-01" },
    ] as const;
    const text = said({
      capital: 1000,
      tramos: [...tramos],
      capitalizacion: { modo: "porTramo" },
    });
    expect(text).toContain("pacto (a), demanda notificada (b), liquidación judicial (c) o ley (d)");
  });

  it("are said of art. 276 of the LCT, which provides no capitalisation", () => {
    const ipc = bookOf("ipc", {
      "2026-02-01": "10714.6255",
      "2026-03-01": "11077.0608",
      "2026-05-01": "11607.3937",
    });
    const asked = { capital: 1000, desde: "2026-03-10", hasta: "2026-06-20", tasa: "lct276" };
    const text = said(
      interestVariables.parse({
        ...asked,
        capitalizacion: { modo: "unica", fecha: "2026-04-10" },
      }),
      ipc,
    );
    expect(text).toContain("Art. 276 LCT: IPC + 3 % (LCT, art. 276 (Ley 27.802)) no prevé");
  });
});
