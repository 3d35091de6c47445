import { addDays } from "../../kernel/day.rules";
import { cents, type Exact, exact, moneyText, numberText, pesos } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Method } from "../rates/rate-table.rules";
import { effectiveFactor } from "./amount.rules";
import { yearOf } from "./day-count.rules";
import { type Context, type Growth, growthOf, quotient } from "./growth.rules";
import type { Band } from "./interest-result.schema";
import type { Piece } from "./segments.rules";

export type BandMethod = Extract<Method, { engine: "banda" }>;

/** The result of art. 55: its values, the total that applies, and the series of both. */
export type Banded = {
  band: Band;
  total: Exact;
  passive: Growth;
  index: Growth;
  formula: string;
};

/** A reading of the ceiling: its value and its formula. */
type Ceiling = { total: Exact; growth: Growth; text: string };

/**
 * Ley 27.802, art. 55: the passive rate, but no more than a ceiling and no less than 67 % of it
 * (the floor: of its total or, by option, of the adjustment). The ceiling has two readings, and
 * `opciones.techo` chooses the one applied: the BCRA's calculator or the letter of the article.
 */
export function bandOf(piece: Piece, method: BandMethod, capital: Exact, context: Context): Banded {
  const passive = growthOf({ ...piece, tasa: "tasaPasivaBCRA27802" }, context);
  const pasiva = capital.plus(cents(capital.times(passive.coef)));
  const { techo: chosen = "cer", pisoSobre: of = "total" } = context.variables.opciones ?? {};
  const readings = {
    cer: () => byCalculator(piece, method, capital, context),
    ipc: () => byLetter(piece, method, capital, context),
  };
  const ceiling = readings[chosen]();
  const other = readIfKnown(readings[chosen === "cer" ? "ipc" : "cer"]);
  const [cer, ipc] = chosen === "cer" ? [ceiling, other] : [other, ceiling];
  const floors = floorsOf(capital, ceiling.total, method.piso);
  const { aplica, total } = ruling(pasiva, ceiling.total, floors[of]);
  const formula = [
    `Tasa pasiva: ${moneyText(capital)} × (1 + [${passive.text}]) = ${moneyText(pasiva)}`,
    `Techo: ${ceiling.text}`,
    `Piso: ${numberText(method.piso)} % del ${of} del techo = ${moneyText(floors[of])}`,
  ].join(". ");
  const band: Band = {
    pasiva: pesos(pasiva),
    techo: pesos(ceiling.total),
    techoCer: cer ? pesos(cer.total) : null,
    techoIpc: ipc ? pesos(ipc.total) : null,
    pisoSobreTotal: pesos(floors.total),
    pisoSobreAjuste: pesos(floors.ajuste),
    aplica,
  };
  return { band, total, passive, index: ceiling.growth, formula };
}

/** The other reading is only shown: without its data it is left out, and the chosen one stays. */
function readIfKnown(read: () => Ceiling): Ceiling | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CalculationError) return undefined;
    throw error;
  }
}

/** CER and an effective rate, from the day before the start, like the BCRA's own calculator. */
function byCalculator(
  piece: Piece,
  { techo, tea }: BandMethod,
  capital: Exact,
  context: Context,
): Ceiling {
  const growth = quotient(
    techo,
    piece,
    piece.opens ? addDays(piece.desde, -1) : piece.desde,
    context,
  );
  const total = cents(capital.times(growth.coef.plus(1)).times(effectiveFactor(tea, growth.dias)));
  const text = `${moneyText(capital)} × (1 + [${growth.text}]) × (1 + ${numberText(tea)} %)^(${growth.dias} / 365) = ${moneyText(total)}`;
  return { total, growth, text };
}

/** IPC of the months of both ends, and a simple rate on the updated capital. */
function byLetter(
  piece: Piece,
  { letra, tea }: BandMethod,
  capital: Exact,
  context: Context,
): Ceiling {
  const growth = quotient(letra, piece, piece.desde, context);
  const year = yearOf(context.variables);
  const updated = cents(capital.times(growth.coef.plus(1)));
  const total = updated.plus(
    cents(
      updated
        .times(tea)
        .times(growth.dias)
        .div(year * 100),
    ),
  );
  const text = `${moneyText(capital)} × (1 + [${growth.text}]) × (1 + ${numberText(tea)} % × ${growth.dias} / ${year}) = ${moneyText(total)}`;
  return { total, growth, text };
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
