import { exact, moneyText, numberText } from "../../kernel/money.rules";
import { capOf } from "./base.rules";
import type { Facts } from "./facts.rules";
import { leastWageOn } from "./minimum-wage.rules";
import { CAP_FLOOR } from "./norms.rules";
import { ruling } from "./ruling.rules";

type Warning = [text: string, holds: boolean];

/** What opposing counsel will ask of the pay and of the base of art. 245. */
export function baseWarnings(facts: Facts): Warning[] {
  const { variables, options, law, base, pay, domestic, exit, concepts } = facts;
  const { remuneracion, remuneracionActual } = variables;
  const floor = ruling(CAP_FLOOR, law.day).valor;
  const most = capOf(variables, law);
  const least = base.whole.times(floor.part);
  const lowered = most !== undefined && least.gt(most);
  const wage = leastWageOn(exit);
  const out = (concepts?.judged ?? []).filter(({ enBase }) => !enBase);
  const open = out.filter(({ habitual }) => habitual === null).map(({ nombre }) => nombre);
  return [
    [
      `Quedó fuera de la base (${out[0]?.norma}): ${out.map(({ nombre, meses, de, regla }) => `${nombre}, ${meses} de ${de} meses. ${regla}`).join("; ")}.`,
      out.length > 0,
    ],
    [
      `Con los meses que faltan, podría ser habitual: ${open.join(", ")}. La base sería ${moneyText(concepts?.other ?? 0)}.`,
      open.length > 0,
    ],
    [
      `Sin el piso del 67 % la base queda en el ${share(base.computable, base.whole)} % de la remuneración: la CSJN, en «Vizzoti» (14/9/2004), no admite menos del 67 %.`,
      floor.optional && options.aplicarPiso67 === false && lowered && !domestic,
    ],
    [
      "El piso del 67 % es legal desde la Ley 27.802: esa opción no se aplica.",
      !floor.optional && options.aplicarPiso67 === false,
    ],
    [
      "La base lleva la doceava parte del SAC, que el plenario 322 «Tulosai» de la CNAT excluye: decí por qué.",
      options.incluirSACenBase === true && law.regime !== "C" && !domestic,
    ],
    [
      `La remuneración (${moneyText(pay)}) está bajo el salario mínimo, que ese día era al menos ${moneyText(wage?.least ?? 0)} (de memoria): ¿es jornada parcial? Sugerido, verificá.`,
      wage !== undefined && pay.lt(wage.least),
    ],
    [
      `La remuneración actual (${moneyText(remuneracionActual ?? 0)}) supera a la mejor (${moneyText(remuneracion ?? 0)}): si es mensual, normal y habitual, la mejor es esa.`,
      !!remuneracion && !!remuneracionActual && remuneracionActual > remuneracion,
    ],
  ];
}

const share = (part: Facts["pay"], whole: Facts["pay"]) =>
  numberText(exact(part).div(whole).times(100), 2);
