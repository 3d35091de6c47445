import { dateText } from "../../kernel/money.rules";
import type { Sheet } from "../calculation/sheet.rules";
import { stepLines, stepProse } from "../calculation/step.rules";
import { jurisdictionOf } from "../deadlines/jurisdiction.rules";
import type { LapseResult, LapseVariables } from "./lapse.schema";
import { INSTANCE_NAMES } from "./lapse-codes.rules";

/** The sheet of a lapse: for the screen, a brief or paper. */
export function lapseSheet(variables: LapseVariables, result: LapseResult): Sheet {
  const { jurisdiccion, fuero, instancia, ultimoImpulso } = variables;
  const { fin, util, diasDeFeria, diasRestantes, intimado, vence, cierta, calendario } = result;
  const last = vence ?? fin;
  const called = vence ? "Vence la intimación" : "Fin del plazo de caducidad";
  return {
    title: `Caducidad de instancia · ${INSTANCE_NAMES[instancia]}`,
    facts: [
      { label: "Jurisdicción", value: jurisdictionOf(jurisdiccion).name },
      { label: "Fuero", value: fuero === "civil" ? "Civil y comercial" : "Laboral" },
      { label: "Último acto de impulso", value: dateText(ultimoImpulso) },
      { label: "Fin del plazo", value: dateText(fin) },
      { label: "Último día útil", value: dateText(util) },
      { label: "Días de feria", value: String(diasDeFeria) },
      ...(intimado ? [{ label: "Intimado", value: dateText(intimado) }] : []),
      { label: "Días que quedan", value: String(diasRestantes) },
    ],
    lines: stepLines(result.pasos),
    total: { label: cierta ? called : `${called}, sin certeza`, day: last },
    warnings: result.advertencias,
    foot: ["Corren los días inhábiles, salvo los de feria."],
    engine: `${result.engineVersion}, calendario ${calendario.jurisdiccion} ${calendario.version}`,
    prose: stepProse(result.pasos),
  };
}
