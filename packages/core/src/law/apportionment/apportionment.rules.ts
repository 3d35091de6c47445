import {
  cents,
  type Exact,
  exact,
  moneyText,
  numberText,
  pesos,
  sumOf,
} from "../../kernel/money.rules";
import { inProportion } from "../../kernel/shares.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { ApportionmentResult, ApportionmentVariables } from "./apportionment.schema";

export const APPORTIONMENT_VERSION = "prorrateo 1.0.0";

/** The name of each norm of the cap. */
export const CAP_NORMS = {
  ccyc730: "CCyC, art. 730",
  lct277: "LCT, art. 277",
} as const satisfies Record<ApportionmentVariables["norma"], string>;

type Fee = ApportionmentVariables["honorarios"][number];

const CENT = exact("0.01");

/**
 * The fees that the party ordered to pay owes, under the cap on costs. Amounts in pesos. Throws a
 * `CalculationError` where a court fee inside the cap leaves nothing for the fees.
 */
export function apportion(variables: ApportionmentVariables): ApportionmentResult {
  const { monto, tope, honorarios, norma, tasaJusticia } = variables;
  const cap = cents(exact(monto).times(tope).div(100));
  const counted = sumOf(
    honorarios.filter(({ computa }) => computa).map(({ monto: m }) => exact(m)),
  );
  const inside = variables.tasaDentro === true;
  const room = inside ? cap.minus(tasaJusticia ?? 0) : cap;
  assertRoom(room, cap, tasaJusticia);
  const due = sharesOf(honorarios, room);
  const rubros = honorarios.map((fee, i) => ({
    codigo: `honorario_${i + 1}`,
    concepto: fee.nombre,
    monto: pesos(due[i] ?? exact(0)),
    formula: formulaOf(fee, counted, room),
    normas: [CAP_NORMS[norma]],
  }));
  return {
    tope: pesos(cap),
    computado: pesos(counted),
    exigible: pesos(least(counted, room)),
    excede: counted.gt(room),
    honorarios: honorarios.map(({ nombre, monto: regulated }, i) => ({
      nombre,
      monto: regulated,
      exigible: pesos(due[i] ?? exact(0)),
    })),
    rubros,
    total: pesos(sumOf(due)),
    lecturas: tasaJusticia === undefined ? null : readings(cap, counted, tasaJusticia),
    advertencias: warningsOf(variables, counted, room),
    engineVersion: APPORTIONMENT_VERSION,
  };
}

const least = (a: Exact, b: Exact) => (a.lt(b) ? a : b);

function assertRoom(room: Exact, cap: Exact, tasaJusticia = 0): void {
  if (room.gt(0)) return;
  throw tasaJusticia > 0
    ? new CalculationError(
        "tasaJusticia",
        `Tasa de justicia: ocupa todo el tope de ${moneyText(cap)}; no queda nada para los honorarios`,
      )
    : new CalculationError("monto", "Monto de la sentencia: el tope no llega a un centavo");
}

/**
 * What of each fee is due, in cents. Fees that count share the room in proportion, each rounded half
 * up; the cents that rounding leaves or lacks go one by one to the largest, so that their sum is the
 * room. A fee that does not count is due whole.
 */
function sharesOf(fees: readonly Fee[], room: Exact): Exact[] {
  const amounts = fees.map(({ monto }) => exact(monto));
  const counted = fees.flatMap(({ computa }, i) => (computa ? [i] : []));
  const sum = sumOf(counted.map((i) => amounts[i] ?? exact(0)));
  if (sum.lte(room)) return amounts;
  const bySize = counted.toSorted((a, b) => (amounts[b] ?? CENT).cmp(amounts[a] ?? CENT));
  const due = inProportion(room, amounts, bySize);
  return amounts.map((amount, i) => due[i] ?? amount);
}

function formulaOf({ monto, computa }: Fee, counted: Exact, room: Exact): string {
  if (!computa) return `${moneyText(monto)}, fuera del tope: asistió al condenado en costas`;
  if (counted.lte(room)) return `${moneyText(monto)}: los honorarios no superan el tope`;
  return `${moneyText(monto)} × ${moneyText(room)} / ${moneyText(counted)}`;
}

/** The cap with the court fee outside of it and inside. */
function readings(cap: Exact, counted: Exact, tasaJusticia: number) {
  const reading = (room: Exact) => ({
    disponible: pesos(room),
    exigible: pesos(least(counted, room)),
  });
  const left = cap.minus(tasaJusticia);
  return { tasaFuera: reading(cap), tasaDentro: reading(left.isNegative() ? exact(0) : left) };
}

function warningsOf(
  { tasaJusticia, tope, norma }: ApportionmentVariables,
  counted: Exact,
  room: Exact,
): string[] {
  const over = counted.minus(room);
  return [
    over.gt(0)
      ? `Los honorarios superan el tope en ${moneyText(over)}. El tope limita lo que paga el condenado en costas, no la regulación.`
      : "",
    tope === 25
      ? ""
      : `${CAP_NORMS[norma]}, fija el 25 %; usaste el ${numberText(tope)} %. Decí por qué.`,
    tasaJusticia === undefined
      ? "Se discute si la tasa de justicia entra en el tope: cargala para ver las dos lecturas."
      : "Se discute si la tasa de justicia entra en el tope: las dos lecturas salen en el resultado.",
    "El tope alcanza las costas de primera o única instancia; no cargues las de la alzada.",
  ].filter((text) => text !== "");
}
