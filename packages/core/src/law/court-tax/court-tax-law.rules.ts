import type { Evidence } from "../calculation/norm.rules";
import type { CourtTaxVariables } from "./court-tax.schema";

type Rate = {
  /** Percent of the base. */
  percent: number;
  /** Rents of a month that make the base of an eviction. */
  rents?: number;
  norm: string;
  evidence: Evidence;
  source: string;
};

type TaxObject = CourtTaxVariables["objeto"];

const READ = {
  evidence: "R",
  source: "Ley 23.898, según publicaciones y calculadoras de uso",
} as const;
const whole = (norm: string, more: Partial<Rate> = {}): Rate => ({
  ...{ percent: 3, norm: `Ley 23.898, arts. 2 y ${norm}` },
  ...{ ...READ, ...more },
});
const half = (norm: string): Rate => ({ percent: 1.5, norm: `Ley 23.898, ${norm}`, ...READ });

const NATIONAL: Record<TaxObject, Rate> = {
  suma: whole("4 a"),
  desalojo: whole("4 b", { rents: 6 }),
  inmueble: whole("4 c"),
  bienes: whole("4 d"),
  terceria: whole("4 h"),
  sucesion: half("art. 3 c"),
  sucesionOtraJurisdiccion: { percent: 0.75, norm: "Ley 23.898, art. 4 g, segunda parte", ...READ },
  deslinde: half("art. 3"),
  licitacion: half("art. 3"),
  reinscripcion: half("arts. 3 y 4 f"),
  recursoDirecto: half("art. 3"),
};

/** The rate is one for all: Ley 15.170, art. 78, and the tax laws of the years after. */
const PROVINCE: Rate = {
  ...{ percent: 2.2, norm: "Ley impositiva PBA, 22 ‰ (Ley 15.170, art. 78)" },
  ...{ evidence: "R", source: "SCBA, montos de la tasa de justicia" },
};

const PROVINCE_EVICTION: Rate = {
  ...{ percent: 2.2, rents: 24, norm: "Código Fiscal PBA, art. 337 a: dos años de alquiler" },
  ...{ evidence: "M", source: "de memoria" },
};

/** The rate and the base of an object. */
export function rateOf({ jurisdiccion, objeto }: CourtTaxVariables): Rate {
  if (jurisdiccion === "PJN") return NATIONAL[objeto];
  return objeto === "desalojo" ? PROVINCE_EVICTION : PROVINCE;
}

/**
 * In PBA a contribution to the lawyers' Caja is paid on top of the fee: ten percent of it to
 * 25/12/2025, five since.
 */
const CAJA_SINCE = "2025-12-26";

export const cajaOf = (day: string) =>
  day < CAJA_SINCE
    ? { percent: 10, norm: "Ley 6.716, contribución del 10 %" }
    : { percent: 5, norm: "Ley 15.563, contribución del 5 %" };

export const OBJECT_NAMES: Record<TaxObject, string> = {
  suma: "Suma de dinero",
  desalojo: "Desalojo",
  inmueble: "Inmueble (escrituración, reivindicación, usucapión)",
  bienes: "Bienes muebles o derechos",
  terceria: "Tercería",
  sucesion: "Sucesión",
  sucesionOtraJurisdiccion: "Sucesión, inmuebles de otra jurisdicción",
  deslinde: "Mensura y deslinde",
  licitacion: "Licitación",
  reinscripcion: "Reinscripción de hipoteca o prenda",
  recursoDirecto: "Recurso directo",
};
