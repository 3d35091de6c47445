import { cents, type Exact } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { amountOf } from "../interest/amount.rules";
import { type BandMethod, bandOf } from "../interest/art55.rules";
import { type Context, type Growth, growthOf } from "../interest/growth.rules";
import { methodOf, type Piece } from "../interest/segments.rules";

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

/** A stretch that was read: art. 55 reads a second series, that of its ceiling. */
type Read = { piece: Piece; growths: [Growth, ...Growth[]] };

/** The accrual by one rate. Items of the same days share the reading of its series. */
export function accrualOf(context: Context): Accrual {
  const known = new Map<string, Read>();
  const { tasa = "cer", tasaFija, adicional } = context.variables;
  const method = methodOf({ tasa, tasaFija });

  // No segment comes before an item: none continues another, nor begins where one ends.
  const pieceOf = ({ desde, hasta, opens }: Stretch): Piece => ({
    ...{ tasa, tasaFija, adicional, desde, hasta, opens, first: opens },
    ...{ continues: false, abuts: false, closes: false, place: { path: "", words: "" } },
  });
  const grown = (stretch: Stretch) => {
    const key = keyOf(stretch);
    const found = known.get(key);
    if (found) return found;
    const piece = pieceOf(stretch);
    const made: Read = { piece, growths: [growthOf(piece, context)] };
    known.set(key, made);
    return made;
  };
  const banded = (band: BandMethod) => (capital: Exact, stretch: Stretch) => {
    const piece = pieceOf(stretch);
    const { total, passive, index, formula } = bandOf(piece, band, capital, context);
    known.set(keyOf(stretch), { piece, growths: [passive, index] });
    return { interest: total.minus(capital), update: null, formula: () => formula };
  };
  const plain = (capital: Exact, stretch: Stretch): Accrued => {
    const { piece, growths } = grown(stretch);
    const { interest, indexed, formula } = amountOf(piece, capital, growths[0], context);
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
    read: () => [...known.values()],
  };
}

const keyOf = ({ desde, hasta, opens }: Stretch) => `${desde} ${hasta} ${opens}`;

/** The start that a series refuses is that of an item. */
function atItem({ path, message }: CalculationError, place: number): CalculationError {
  if (path !== "desde") return new CalculationError(path, message);
  const named = message.replace(/^Desde:/, `Desde del rubro ${place + 1}:`);
  return new CalculationError(`items.${place}.desde`, named);
}
