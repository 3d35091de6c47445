import { type Exact, exact, moneyText } from "../../kernel/money.rules";
import type { Norm } from "../calculation/norm.rules";
import type { ConceptPay } from "./concepts.rules";
import type { LaborVariables } from "./labor.schema";
import { BASE, BONUS_IN_BASE, CAP, CAP_FLOOR } from "./norms.rules";
import type { Law } from "./regime.rules";
import { ruling } from "./ruling.rules";

type Intermediates = Record<string, Exact | number>;

/** The base of art. 245: whole, and with its cap and the cap's floor. */
export type Base = {
  whole: Exact;
  computable: Exact;
  /** How the base is obtained, when it is not the pay as given. */
  note: string;
  figures: Intermediates;
  norms: Norm[];
};

/** The base of art. 245 by the law in force. */
export function baseOf(
  variables: LaborVariables,
  law: Law,
  pay: Exact,
  concepts: ConceptPay | undefined,
): Base {
  const norm = ruling(BASE, law.day);
  const fromConcepts = norm.valor.concepts ? concepts : undefined;
  const withBonus = !norm.valor.concepts && variables.opciones?.incluirSACenBase === true;
  const plain = fromConcepts?.pay ?? pay;
  const whole = withBonus ? plain.times(13).div(12) : plain;
  const capped = cap(variables, law, whole);
  return {
    whole,
    computable: capped.computable,
    note: [
      withBonus ? `${moneyText(plain)} + 1/12 de SAC` : "",
      fromConcepts?.note ?? "",
      capped.note,
    ]
      .filter(Boolean)
      .join("; "),
    figures: {
      ...concepts?.figures,
      ...(fromConcepts?.other && { base_245_otra_lectura: fromConcepts.other }),
      ...capped.figures,
    },
    norms: [withBonus ? BONUS_IN_BASE : norm, ...(fromConcepts?.norms ?? []), ...capped.norms],
  };
}

/** The highest monthly base according to the collective agreement. */
export function capOf({ topeCCT, promedioCCT }: LaborVariables, law: Law): Exact | undefined {
  if (topeCCT) return exact(topeCCT);
  return promedioCCT ? exact(promedioCCT).times(ruling(CAP, law.day).valor.times) : undefined;
}

function cap(variables: LaborVariables, law: Law, whole: Exact) {
  const most = capOf(variables, law);
  if (!most) return { computable: whole, note: "", figures: {}, norms: [] };
  const norm = ruling(CAP_FLOOR, law.day);
  const least = whole.times(norm.valor.part);
  const figures = { tope: most, piso67: least };
  if (whole.lte(most)) return { computable: whole, note: "", figures, norms: [] };
  const floorRules = !norm.valor.optional || variables.opciones?.aplicarPiso67 !== false;
  if (floorRules && least.gt(most)) {
    const note = `base ${moneyText(whole)}, tope ${moneyText(most)}, piso del 67 % ${moneyText(least)}`;
    return { computable: least, note, figures, norms: [ruling(CAP, law.day), norm] };
  }
  const note = `base ${moneyText(whole)} con tope ${moneyText(most)}`;
  return { computable: most, note, figures, norms: [ruling(CAP, law.day)] };
}
