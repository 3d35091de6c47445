import { cents, type Exact } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { amountOf } from "../interest/amount.rules";
import { type BandMethod, bandOf } from "../interest/art55.rules";
import { type Context, type Growth, growthOf } from "../interest/growth.rules";
import { methodOf, type Piece } from "../interest/segments.rules";
import { rateOf } from "../rates/rate.rules";

/** Two days between which a capital does not change, and whether they begin a debt. */
export type Stretch = { desde: string; hasta: string; opens: boolean };

/** What accrues on a capital over a stretch, in cents. */
export type Accrued = {
  /** All of it, and the part that is the growth of an index, not a rate. */
  interest: Exact;
  update: Exact | null;
  /** Written only when it is read. */
  formula: () => string;
};

/** What the days of a computation grew by, each pair of them once. */
export type Accrual = {
  on(capital: Exact, stretch: Stretch, place: number): Accrued;
  /** The stretches that were read, with their growths. */
  read(): { piece: Piece; growths: Growth[] }[];
};

/** The accrual by one rate. Items of the same days share the reading of its series. */
export function accrualOf(context: Context): Accrual {
  const known = new Map<string, { piece: Piece; growth: Growth }>();
  const bands: { piece: Piece; growths: Growth[] }[] = [];
  const { tasa = "cer", tasaFija, adicional } = context.variables;
  const method = tasaFija === undefined ? rateOf(tasa).valor : methodOf({ tasa, tasaFija });

  const pieceOf = ({ desde, hasta, opens }: Stretch): Piece => ({
    ...{ tasa, tasaFija, adicional, desde, hasta, opens, first: opens },
    ...{ continues: !opens, abuts: !opens, closes: false, place: { path: "", words: "" } },
  });
  const grown = (stretch: Stretch) => {
    const key = `${stretch.desde} ${stretch.hasta} ${stretch.opens}`;
    const found = known.get(key);
    if (found) return found;
    const piece = pieceOf(stretch);
    const made = { piece, growth: growthOf(piece, context) };
    known.set(key, made);
    return made;
  };
  const banded = (band: BandMethod) => (capital: Exact, stretch: Stretch) => {
    const piece = pieceOf(stretch);
    const { total, passive, index, formula } = bandOf(piece, band, capital, context);
    if (bands.length < MOST_BANDS) bands.push({ piece, growths: [passive, index] });
    return { interest: total.minus(capital), update: null, formula: () => formula };
  };
  const plain = (capital: Exact, stretch: Stretch): Accrued => {
    const { piece, growth } = grown(stretch);
    const { interest, indexed, formula } = amountOf(piece, capital, growth, context);
    return { interest: cents(interest), update: indexed?.minus(capital) ?? null, formula };
  };
  const compute = method.engine === "banda" ? banded(method) : plain;
  return {
    on: (capital, stretch, place) => {
      try {
        return compute(capital, stretch);
      } catch (error) {
        throw error instanceof CalculationError ? atItem(error, place) : error;
      }
    },
    read: () => [
      ...[...known.values()].map(({ piece, growth }) => ({ piece, growths: [growth] })),
      ...bands,
    ],
  };
}

/** Enough of art. 55 to tell its doubts by: each of thousands would say the same. */
const MOST_BANDS = 400;

/** The start that a series refuses is that of an item. */
function atItem({ path, message }: CalculationError, place: number): CalculationError {
  if (path !== "desde") return new CalculationError(path, message);
  const named = message.replace(/^Desde:/, `Desde del rubro ${place + 1}:`);
  return new CalculationError(`items.${place}.desde`, named);
}
