import { addDays } from "../../kernel/day.rules";
import type { Evidence, Norm } from "../calculation/norm.rules";
import { mondayOf } from "./holiday.rules";

/** A span of days in which the courts rest. */
export type Feria = {
  from: string;
  to: string;
  reason: string;
  norma: string;
  verificado: Evidence;
  fuente: string;
};

/** The winter ferias that an acordada (or the press of one) fixed. */
export const WINTER: readonly Norm<{ from: string; to: string }>[] = [
  {
    norma: "Acordada anual de la Corte",
    vigenciaDesde: "2026-01-01",
    vigenciaHasta: "2026-12-31",
    verificado: "M",
    fuente: "Feria de invierno 2026, del 20 al 31 de julio, sin leer en la acordada",
    valor: { from: "2026-07-20", to: "2026-07-31" },
  },
];

/** Ten working days of July: the two weeks from its third Monday, or from the second if those end in August. */
function suggested(year: number): { from: string; to: string } {
  const third = mondayOf(year, 7, 3);
  const from = addDays(third, 11) <= `${year}-07-31` ? third : addDays(third, -7);
  return { from, to: addDays(from, 11) };
}

/** The ferias of a year: all January, and two weeks of July as known or, else, as suggested. */
export function feriasOf(year: number): Feria[] {
  const known = WINTER.find(({ vigenciaDesde }) => vigenciaDesde === `${year}-01-01`);
  return [
    {
      from: `${year}-01-01`,
      to: `${year}-01-31`,
      reason: "Feria judicial de enero",
      norma: "Reglamento para la Justicia Nacional art. 2",
      verificado: "R",
      fuente: "Todo enero, según los poderes judiciales",
    },
    {
      ...(known?.valor ?? suggested(year)),
      reason: "Feria judicial de invierno",
      norma: known?.norma ?? "Acordada anual de la Corte",
      verificado: known?.verificado ?? "I",
      fuente: known?.fuente ?? "Diez días hábiles de julio: sugerencia, falta la acordada del año",
    },
  ];
}

/** Whether the winter feria of a year was fixed, for all we know. */
export const isWinterKnown = (year: number): boolean =>
  WINTER.some(({ vigenciaDesde }) => vigenciaDesde === `${year}-01-01`);
