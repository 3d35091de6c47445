import { deflateRawSync, inflateRawSync } from "node:zlib";
import { invalid } from "../../kernel/error";
import type { Computation } from "./calculator.schema";

/**
 * From so many characters a computation is stored compressed: an item may have 400 kB. Pages are cut
 * by what is stored, so nothing is compressed that an answer could hold a dozen of.
 */
const LARGE = 150_000;
/** The most octets of it, which leaves room for the fields of the record. */
const MOST_OCTETS = 380_000;

/** What of a computation grows with its rows. */
type Rows = Pick<Computation, "variables" | "result">;

/** A computation as it is stored: what is large is in `packed`, in place of its rows. */
export type Packed = Omit<Computation, keyof Rows> & {
  [K in keyof Rows]: Rows[K] | null;
} & { packed?: Uint8Array | null };

/**
 * A computation as an item can store it. Throws an invalid variable for one that is too large even
 * when it is compressed: ten thousand items with their payments are not.
 */
export function packed(computation: Computation): Packed {
  const { variables, result } = computation;
  const text = JSON.stringify({ variables, result });
  if (text.length < LARGE) return { ...computation, packed: null };
  const octets = deflateRawSync(text);
  if (octets.length > MOST_OCTETS) {
    const message = "Rubros: son demasiados datos para guardarlos en un cálculo; dividilo en dos";
    throw invalid("variables.items", message);
  }
  return { ...computation, variables: null, result: null, packed: octets };
}

/** The rows of a stored computation. */
export function rowsOf({ packed: octets, variables, result }: Partial<Packed>): Rows {
  if (octets) return JSON.parse(inflateRawSync(octets).toString()) as Rows;
  return { variables: variables as Rows["variables"], result: result as Rows["result"] };
}

/** An item with its rows in place of what is packed, for who reads items as they are. */
export function opened<T extends object>(item: T): T {
  const { packed: octets, ...rest } = item as T & Partial<Packed>;
  return octets ? { ...(rest as T), ...rowsOf({ packed: octets }) } : item;
}

/** A computation without its rows where they are many: a page of such would be too large. */
export const light = <T extends Partial<Rows>>(calculator: T): T =>
  isLarge(calculator) ? { ...calculator, variables: undefined, result: undefined } : calculator;

const isLarge = ({ variables, result }: Partial<Rows>) =>
  JSON.stringify({ variables, result }).length >= LARGE;
