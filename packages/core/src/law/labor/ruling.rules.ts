import { type Evidence, inForce, isVerified, type Norm } from "../calculation/norm.rules";
import type { Support } from "../calculation/norm.schema";

/** The day from which the LCT is in force: B.O. 27/9/1974. */
export const SINCE_LCT = "1974-09-27";
const LAST_A = "2024-07-08";
const FIRST_B = "2024-07-09";
const LAST_B = "2026-03-05";
const FIRST_C = "2026-03-06";

/** The consolidated text of the law, for articles that no reform changed. */
export const ORDERED_TEXT = "Ley 20.744, texto ordenado por Decreto 390/76";
export const REFORM_B = "Ley 27.742, B.O. 8/7/2024";
export const REFORM_C = "Ley 27.802, B.O. 6/3/2026";
export const FROM_MEMORY = "de memoria, sin cotejar con la norma";

type RulingText = [norma: string, verificado: Evidence, fuente: string];

const spans = {
  always: [SINCE_LCT, null],
  a: [SINCE_LCT, LAST_A],
  b: [FIRST_B, LAST_B],
  aAndB: [SINCE_LCT, LAST_B],
  bAndC: [FIRST_B, null],
  c: [FIRST_C, null],
} as const;

/** Makes a rule that applies in some of the regimes. */
export function rule<T>(
  span: keyof typeof spans,
  [norma, verificado, fuente]: RulingText,
  valor: T,
): Norm<T> {
  const [vigenciaDesde, vigenciaHasta] = spans[span];
  return { norma, verificado, fuente, vigenciaDesde, vigenciaHasta, valor };
}

/** The rule in force on a day, of those that divide the regimes: there is always one. */
export function ruling<T>(norms: readonly Norm<T>[], day: string): Norm<T> {
  const norm = inForce(norms, day);
  if (!norm) throw new RangeError("No norm rules that day");
  return norm;
}

/**
 * The support of a line with several norms: all of its own are cited, and it is as certain as the
 * least certain of them and of those of the line it is a part of (`basis`).
 */
export function restingOn(norms: readonly Norm[], basis: readonly Norm[] = []): Support {
  const [main, ...others] = norms;
  if (!main) throw new RangeError("A line rests on some norm");
  const doubts = [...others, ...basis].filter(({ verificado }) => !isVerified(verificado));
  return {
    norma: [...new Set(norms.map(({ norma }) => norma))].join("; "),
    verificado: [...norms, ...basis].every(({ verificado }) => isVerified(verificado)),
    fuente: [main.fuente, ...doubts.map(({ norma, fuente }) => `${norma}: ${fuente}`)].join("; "),
  };
}
