import type { SeriesKey } from "./rate.schema";

/** How a series is published, and thus how its values are read. */
export type SeriesInfo = {
  label: string;
  /**
   * `indice`: a level, whose quotient is the rate. `acumulada`: percent accumulated since the
   * series began. `tna`: percent a year, which applies from its day until the next value. `unidad`:
   * the pesos of a unit of fees, or of a sum fixed by resolution, from its day until the next value.
   */
  kind: "indice" | "acumulada" | "tna" | "unidad";
  frequency: "diaria" | "mensual";
  /** The BCRA's number of the variable; without one an administrator uploads the values. */
  bcraId?: number;
  fuente: string;
};

const bcra = (bcraId: number) => ({
  frequency: "diaria" as const,
  bcraId,
  fuente: `BCRA, API de estadísticas v4.0, variable ${bcraId}`,
});

const basket = (ages: string) => ({
  label: `Canasta de crianza, ${ages}`,
  kind: "indice" as const,
  frequency: "mensual" as const,
  fuente: "INDEC, valorización mensual de la canasta de crianza (reportado por la prensa)",
});

/** A sum of occupational risks, which the SRT fixes for each half year. */
const srt = (label: string): SeriesInfo => ({
  ...{ label, kind: "unidad", frequency: "mensual" },
  fuente: "SRT, resoluciones semestrales (Ley 26.773, arts. 8 y 17 bis)",
});

/** Every series, as data. */
export const SERIES: Record<SeriesKey, SeriesInfo> = {
  tasaPasivaBCRA: { label: "Tasa pasiva BCRA (Com. 14.290)", kind: "acumulada", ...bcra(43) },
  tasaPasivaBCRA27802: {
    label: "Tasa pasiva BCRA (Ley 27.802, art. 55)",
    kind: "acumulada",
    ...bcra(1198),
  },
  tim: { label: "TIM (CCyC, art. 768 inc. c)", kind: "acumulada", ...bcra(1197) },
  tasaActivaBNA: {
    label: "Tasa activa BNA, cartera general",
    kind: "tna",
    frequency: "mensual",
    fuente:
      "Banco de la Nación Argentina, tasa activa cartera general nominal anual vencida 30 días",
  },
  acta2601: {
    label: "Tasa BNA préstamos personales 49 a 60 meses (Acta 2601)",
    kind: "tna",
    frequency: "diaria",
    fuente: "Banco de la Nación Argentina, TNA préstamos personales libre destino 49 a 60 meses",
  },
  acta2658: {
    label: "Tasa activa efectiva anual vencida BNA (Acta 2658)",
    kind: "tna",
    frequency: "diaria",
    fuente:
      "Banco de la Nación Argentina, tasa activa efectiva anual vencida, cartera general diversa",
  },
  cer: { label: "CER", kind: "indice", ...bcra(30) },
  uva: { label: "UVA", kind: "indice", ...bcra(31) },
  icl: { label: "ICL", kind: "indice", ...bcra(40) },
  ipc: {
    label: "IPC nivel general",
    kind: "indice",
    frequency: "mensual",
    fuente: "INDEC, IPC nacional, nivel general, base diciembre 2016 = 100",
  },
  ripte: {
    label: "RIPTE",
    kind: "indice",
    frequency: "mensual",
    fuente: "Secretaría de Trabajo, Empleo y Seguridad Social, RIPTE",
  },
  uma: {
    label: "UMA (Ley 27.423)",
    kind: "unidad",
    frequency: "mensual",
    fuente: "CSJN, acordadas y resoluciones SGA que fijan la UMA (Ley 27.423, art. 19)",
  },
  jus: {
    label: "JUS (PBA, Ley 14.967)",
    kind: "unidad",
    frequency: "mensual",
    fuente: "SCBA, acuerdos que fijan el valor del JUS (Ley 14.967, art. 9)",
  },
  crianzaMenor1: basket("menor de 1 año"),
  crianza1a3: basket("1 a 3 años"),
  crianza4a5: basket("4 a 5 años"),
  crianza6a12: basket("6 a 12 años"),
  pisoArt: srt("Piso de la Ley 24.557 (SRT)"),
  art114a: srt("Suma del art. 11.4 a: más del 50 %"),
  art114b: srt("Suma del art. 11.4 b: incapacidad total"),
  art114c: srt("Suma del art. 11.4 c: muerte"),
};
