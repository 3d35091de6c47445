import { addDays } from "../../kernel/day.rules";
import { cents, type Exact, exact, moneyText, numberText, pesos } from "../../kernel/money.rules";
import type { Method } from "../rates/rate-table.rules";
import { effectiveFactor } from "./amount.rules";
import { type Context, type Growth, growthOf, quotient } from "./growth.rules";
import type { Band } from "./interest-result.schema";
import type { Piece } from "./segments.rules";

export type BandMethod = Extract<Method, { engine: "banda" }>;

/** The result of art. 55: its values, the total that rules, and the series of both. */
export type Banded = {
  band: Band;
  total: Exact;
  passive: Growth;
  index: Growth;
  formula: string;
};

/**
 * Ley 27.802, art. 55: the passive rate, but no more than index and effective rate (the ceiling)
 * and no less than 67 % of that (the floor: of its total or, by option, of what it adjusts).
 */
export function bandOf(piece: Piece, method: BandMethod, capital: Exact, context: Context): Banded {
  const passive = growthOf({ ...piece, tasa: "tasaPasivaBCRA27802" }, context);
  // Index and days from the day before the start, as the BCRA's own calculator does.
  const index = quotient(method.techo, piece, addDays(piece.desde, -1), context);
  const pasiva = capital.plus(cents(capital.times(passive.coef)));
  const factor = effectiveFactor(method.tea, index.dias);
  const techo = cents(capital.times(index.coef.plus(1)).times(factor));
  const floors = floorsOf(capital, techo, method.piso);
  const of = context.variables.opciones?.pisoSobre ?? "total";
  const { aplica, total } = ruling(pasiva, techo, floors[of]);
  const formula = [
    `Tasa pasiva: ${moneyText(capital)} × (1 + [${passive.text}]) = ${moneyText(pasiva)}`,
    `Techo: ${moneyText(capital)} × (1 + [${index.text}]) × (1 + ${numberText(method.tea)} %)^(${index.dias} / 365) = ${moneyText(techo)}`,
    `Piso: ${numberText(method.piso)} % del ${of} del techo = ${moneyText(floors[of])}`,
  ].join(". ");
  const band: Band = {
    pasiva: pesos(pasiva),
    techo: pesos(techo),
    pisoSobreTotal: pesos(floors.total),
    pisoSobreAjuste: pesos(floors.ajuste),
    aplica,
  };
  return { band, total, passive, index, formula };
}

/** Both readings of the floor, each as a total. */
function floorsOf(capital: Exact, techo: Exact, piso: number) {
  const share = exact(piso).div(100);
  return {
    total: cents(techo.times(share)),
    ajuste: capital.plus(cents(techo.minus(capital).times(share))),
  };
}

function ruling(pasiva: Exact, techo: Exact, piso: Exact) {
  if (pasiva.gt(techo)) return { aplica: "techo" as const, total: techo };
  if (pasiva.lt(piso)) return { aplica: "piso" as const, total: piso };
  return { aplica: "tasa_pasiva" as const, total: pasiva };
}
