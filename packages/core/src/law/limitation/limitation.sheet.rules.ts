import { dateText } from "../../kernel/money.rules";
import type { Sheet, SheetFact } from "../calculation/sheet.rules";
import { stepLines, stepProse } from "../calculation/step.rules";
import type { LimitationResult, LimitationVariables } from "./limitation.schema";
import { TERMS } from "./limitation-norms.rules";

const STATE_NAMES: Record<LimitationResult["estado"], string> = {
  corriente: "En curso",
  interrumpida: "Interrumpida por la demanda",
  prescripta: "Prescripta",
};

/** The sheet of a limitation: for the screen, a brief or paper. */
export function limitationSheet(variables: LimitationVariables, result: LimitationResult): Sheet {
  const { accion, plazo } = variables;
  const name = accion && !plazo ? TERMS[accion].valor.name : "Plazo propio";
  return {
    title: `Prescripción · ${name}`,
    facts: factsOf(variables, result),
    lines: stepLines(result.pasos),
    total: {
      label: result.cierta ? "Último día de la acción" : "Último día, sin certeza",
      day: result.fecha,
    },
    warnings: result.advertencias,
    foot: [
      "Los días son corridos. Los meses y los años se cuentan de fecha a fecha (CCyC art. 6).",
    ],
    engine: result.engineVersion,
    prose: [...stepProse(result.pasos), ...readingsText(result)],
  };
}

function factsOf({ desde }: LimitationVariables, result: LimitationResult): SheetFact[] {
  const { estado, diasRestantes, diasSuspendidos, reanuda, lecturas } = result;
  return [
    { label: "Estado", value: STATE_NAMES[estado] },
    { label: "Desde", value: dateText(desde) },
    ...(diasRestantes === null ? [] : [{ label: "Días que quedan", value: String(diasRestantes) }]),
    ...(diasSuspendidos > 0 ? [{ label: "Días suspendidos", value: String(diasSuspendidos) }] : []),
    ...(reanuda ? [{ label: "Vuelve a correr", value: dateText(reanuda) }] : []),
    ...lecturas.map(({ lectura, fecha }) => ({ label: lectura, value: dateText(fecha) })),
  ];
}

const readingsText = ({ lecturas }: LimitationResult) =>
  lecturas.map(({ lectura, fecha, norma }) => `${lectura}: ${dateText(fecha)} (${norma}).`);
