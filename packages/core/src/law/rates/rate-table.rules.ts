import type { Norm } from "../calculation/norm.rules";
import type { RateKey, SeriesKey } from "./rate.schema";

/** How a rate is computed, with the percentages of its norm. */
export type Method =
  /** `V(hasta) / V(desde) − 1`. */
  | { engine: "cociente"; series: SeriesKey }
  /** `(100 + Tm) / (100 + T0) − 1`, T0 the day before the start. */
  | { engine: "acumulada"; series: SeriesKey }
  /** `Σ TNA / 100 / 365` over (desde, hasta]. */
  | { engine: "diaria"; series: SeriesKey; capitaliza?: boolean }
  | { engine: "fija"; tna: number }
  /** The quotient of the debt's month and the last published index, plus a simple rate on it. */
  | { engine: "indexada"; series: SeriesKey; tna: number; diaPublicacion: number }
  /** The quotient, plus a simple rate capitalised once, at notification. */
  | { engine: "unaCapitalizacion"; series: SeriesKey; tna: number }
  /**
   * A passive rate between a ceiling and a floor, a percent of it. The ceiling has two readings: an
   * index and an effective rate, or another index and a simple one (`letra`).
   */
  | {
      engine: "banda";
      pasiva: SeriesKey;
      techo: SeriesKey;
      letra: SeriesKey;
      tea: number;
      piso: number;
    }
  /** It fixes no rate, for this reason. */
  | { engine: "ninguna"; motivo: string };

/** A rate as data: the norm that fixes it and how it is computed. */
export type Rate = Norm<Method> & { label: string; notas: string[] };

type RateDraft = Omit<Rate, "vigenciaHasta" | "notas"> & {
  vigenciaHasta?: string;
  notas?: string[];
};

const rate = (draft: RateDraft): Rate => ({ vigenciaHasta: null, notas: [], ...draft });

const LEY = "Ley 27.802, B.O. 6/3/2026";

/** Every rate of the API. */
export const RATES: Record<RateKey, Rate> = {
  tasaPasivaBCRA: rate({
    label: "Tasa Pasiva BCRA",
    norma: "Com. BCRA 14.290",
    vigenciaDesde: "1991-04-01",
    verificado: "V",
    fuente: "BCRA, variable 43",
    valor: { engine: "acumulada", series: "tasaPasivaBCRA" },
  }),
  tasaPasivaBCRA27802: rate({
    label: "Tasa pasiva BCRA (Ley 27.802)",
    norma: "Ley 27.802, art. 55 inc. a",
    vigenciaDesde: "1993-06-03",
    verificado: "V",
    fuente: "BCRA, variable 1198",
    valor: { engine: "acumulada", series: "tasaPasivaBCRA27802" },
  }),
  tim: rate({
    label: "TIM",
    norma: "CCyC, art. 768 inc. c; Res. BCRA 1/2026",
    vigenciaDesde: "2026-01-01",
    verificado: "I",
    fuente: "BCRA, variable 1197; el modo de cálculo es inferido",
    valor: { engine: "acumulada", series: "tim" },
  }),
  tasaActivaBNA: rate({
    label: "Tasa activa BNA",
    norma: "CNCiv, plenario Samudio, 20/4/2009",
    vigenciaDesde: "2009-04-20",
    verificado: "R",
    fuente: "BNA, cartera general nominal anual vencida a 30 días",
    valor: { engine: "diaria", series: "tasaActivaBNA" },
  }),
  acta2601: rate({
    label: "Acta 2601",
    norma: "CNAT, Acta 2601, 21/5/2014",
    vigenciaDesde: "2014-05-21",
    vigenciaHasta: "2016-04-26",
    verificado: "R",
    fuente: "BNA, TNA préstamos personales libre destino de 49 a 60 meses",
    valor: { engine: "diaria", series: "acta2601" },
  }),
  acta2630: rate({
    label: "Acta 2630",
    norma: "CNAT, Acta 2630, 27/4/2016",
    vigenciaDesde: "2016-04-27",
    vigenciaHasta: "2017-11-30",
    verificado: "R",
    fuente: "36 % anual fijo; el día de inicio es configurable y no está verificado",
    valor: { engine: "fija", tna: 36 },
  }),
  acta2658: rate({
    label: "Acta 2658",
    norma: "CNAT, Acta 2658, desde el 1/12/2017",
    vigenciaDesde: "2017-12-01",
    verificado: "M",
    fuente: "BNA, tasa activa efectiva anual vencida, dividida por 365 días",
    valor: { engine: "diaria", series: "acta2658" },
  }),
  acta2764: rate({
    label: "Acta 2764",
    norma: "CNAT, Acta 2764, 7/9/2022",
    vigenciaDesde: "2022-09-07",
    vigenciaHasta: "2024-03-12",
    verificado: "V",
    fuente: "La tasa del Acta 2658 con capitalización a la notificación y luego anual",
    valor: { engine: "diaria", series: "acta2658", capitaliza: true },
    notas: ["La Corte descalificó el Acta 2764 en «Oliva» (29/2/2024): verificá si corresponde."],
  }),
  acta2783: rate({
    label: "Acta 2783",
    norma: "CNAT, Acta 2783, 13/3/2024; Res. 3/2024",
    vigenciaDesde: "2024-03-13",
    verificado: "R",
    fuente: "CER + 6 % anual, con una única capitalización del 6 % a la notificación",
    valor: { engine: "unaCapitalizacion", series: "cer", tna: 6 },
    notas: [
      "El Acta 2788 dejó sin efecto las Actas 2783 y 2784 después de «Lacuadra» (CSJN, 13/8/2024).",
    ],
  }),
  acta2788: rate({
    label: "Acta 2788",
    norma: "CNAT, Acta 2788",
    vigenciaDesde: "2024-08-13",
    verificado: "R",
    fuente: "Deja sin efecto las Actas 2783 y 2784, sin reemplazo",
    valor: {
      engine: "ninguna",
      motivo: "el Acta 2788 deja sin efecto las Actas 2783 y 2784 y no fija ninguna tasa",
    },
  }),
  lct276: rate({
    label: "Art. 276 LCT: IPC + 3 %",
    norma: "LCT, art. 276 (Ley 27.802)",
    vigenciaDesde: "2026-03-06",
    verificado: "V",
    fuente: LEY,
    valor: { engine: "indexada", series: "ipc", tna: 3, diaPublicacion: 15 },
  }),
  art55: rate({
    label: "Art. 55 (Ley 27.802)",
    norma: "Ley 27.802, art. 55",
    vigenciaDesde: "2026-03-06",
    verificado: "V",
    fuente: LEY,
    valor: {
      engine: "banda",
      pasiva: "tasaPasivaBCRA27802",
      techo: "cer",
      letra: "ipc",
      tea: 3,
      piso: 67,
    },
    notas: [
      "El art. 55 rige sólo para juicios en trámite al 6/3/2026 sin sentencia firme: verificá que sea el caso.",
      "Las fuentes no coinciden en la base del piso del 67 %: se informan las dos lecturas.",
      "Hay fallos que declararon inconstitucional el art. 55 (Cám. Trab. Córdoba, Sala 1, 10/3/2026; TT 3 La Plata).",
    ],
  }),
  cer: rate({
    label: "CER",
    norma: "Ley 25.713, CER",
    vigenciaDesde: "2002-02-02",
    verificado: "V",
    fuente: "BCRA, variable 30",
    valor: { engine: "cociente", series: "cer" },
  }),
  uva: rate({
    label: "UVA",
    norma: "Ley 27.271; Com. BCRA A 6069, UVA",
    vigenciaDesde: "2016-03-31",
    verificado: "R",
    fuente: "BCRA, variable 31",
    valor: { engine: "cociente", series: "uva" },
  }),
  icl: rate({
    label: "ICL",
    norma: "Ley 27.551, ICL",
    vigenciaDesde: "2020-07-01",
    verificado: "R",
    fuente: "BCRA, variable 40",
    valor: { engine: "cociente", series: "icl" },
  }),
  ipc: rate({
    label: "IPC nivel general",
    norma: "INDEC, IPC nacional nivel general",
    vigenciaDesde: "2016-12-01",
    verificado: "R",
    fuente: "INDEC, IPC nivel general",
    valor: { engine: "cociente", series: "ipc" },
  }),
  ripte: rate({
    label: "RIPTE",
    norma: "RIPTE",
    vigenciaDesde: "1994-07-01",
    verificado: "R",
    fuente: "Secretaría de Trabajo, RIPTE",
    valor: { engine: "cociente", series: "ripte" },
  }),
};
