import type { Evidence } from "../calculation/norm.rules";
import { FIXED_FERIAS } from "./feria-list.rules";
import { type JurisdictionId, jurisdictionOf } from "./jurisdiction.rules";

/** A span of days in which the courts are closed. */
export type Feria = {
  from: string;
  to: string;
  reason: string;
  norma: string;
  verificado: Evidence;
  fuente: string;
};

const ofYear = (year: number) =>
  FIXED_FERIAS.filter(({ valor }) => valor.from.startsWith(`${year}-`));

/**
 * The ferias of a year in a jurisdiction: all January, and those fixed by an act. The acts are the
 * Court's: for other jurisdictions those of winter are a suggestion, and the extraordinary ones do
 * not apply.
 */
export function feriasOf(year: number, jurisdiccion: JurisdictionId = "PJN"): Feria[] {
  const national = jurisdiccion === "PJN";
  const fixed = ofYear(year).filter(({ valor }) => national || valor.kind === "invierno");
  return [
    {
      from: `${year}-01-01`,
      to: `${year}-01-31`,
      reason: "Feria judicial de enero",
      norma: "Reglamento para la Justicia Nacional art. 2",
      verificado: "R",
      fuente: "Todo enero, según los poderes judiciales",
    },
    ...fixed.map(({ norma, verificado, fuente, valor: { from, to, kind } }): Feria => {
      const called = kind === "invierno" ? "de invierno" : "extraordinaria";
      return {
        ...{ from, to, norma },
        reason: `Feria judicial ${called}`,
        verificado: national ? verificado : "I",
        fuente: national ? `${norma}. ${fuente}` : elsewhere(norma, jurisdiccion),
      };
    }),
  ];
}

const elsewhere = (norma: string, jurisdiccion: JurisdictionId) =>
  `Fechas de la justicia nacional (${norma}): falta el acto de ${jurisdictionOf(jurisdiccion).name}`;

/** Whether the winter feria of a year was fixed by an act that applies in a jurisdiction. */
export const isWinterKnown = (year: number, jurisdiccion: JurisdictionId = "PJN"): boolean =>
  ofYear(year).some(({ valor: { to, kind } }) =>
    jurisdiccion === "PJN" ? to >= `${year}-07-01` : kind === "invierno",
  );

/** The Court's extraordinary ferias between two days, which only apply in the PJN. */
export const extraordinaryIn = (from: string, to: string) =>
  FIXED_FERIAS.filter(
    ({ valor }) => valor.kind === "extraordinaria" && valor.from <= to && from <= valor.to,
  );
