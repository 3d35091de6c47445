import type { Sheet, SheetFact, SheetLine } from "../calculation/sheet.rules";
import type { CountLine, DeadlineResult, DeadlineVariables } from "./deadline.schema";
import { jurisdictionOf } from "./jurisdiction.rules";
import { deadlineProse } from "./prose.rules";
import { quantityText } from "./quick.rules";
import { dayText, dueDay, dueText, graceText, isCertain, noticeName } from "./text.rules";

/** The sheet of a deadline: for the screen, paper, or text for a brief. */
export function deadlineSheet(variables: DeadlineVariables, result: DeadlineResult): Sheet {
  const { cantidad, unidad = "habiles", opciones = {} } = variables;
  const quantity = cantidad === undefined ? undefined : quantityText(cantidad, unidad);
  const grace = graceText(result);
  const { vencimiento, notificado, calendario } = result;
  return {
    title: `Plazo${quantity ? ` de ${quantity}` : ""}`,
    facts: [
      { label: "Jurisdicción", value: jurisdictionOf(variables.jurisdiccion).name },
      { label: "Notificación", value: notice(variables) },
      ...electronicFacts(variables),
      { label: "Surte efecto", value: dueText(notificado) },
      ...(quantity ? [{ label: "Plazo", value: quantity }] : []),
      ...(opciones.distanciaKm
        ? [{ label: "Distancia", value: `${opciones.distanciaKm} km` }]
        : []),
      ...(grace ? [{ label: "Plazo de gracia", value: grace }] : []),
    ],
    lines: linesOf(result),
    total: vencimiento
      ? {
          label: isCertain(result) ? labelOf(vencimiento) : `${labelOf(vencimiento)}, sin certeza`,
          day: dueDay(vencimiento),
        }
      : { label: "Notificado", day: dueDay(notificado) },
    warnings: result.advertencias,
    foot: result.reglas.map(({ regla, norma }) => `${regla} (${norma}).`),
    engine: `${result.engineVersion}, calendario ${calendario.jurisdiccion} ${calendario.version}`,
    prose: deadlineProse(variables, result),
  };
}

/** The dates of an electronic notice that are kept and do not count. */
function electronicFacts({ electronica }: DeadlineVariables): SheetFact[] {
  const { firmada, visible } = electronica ?? {};
  return [
    ...(firmada ? [{ label: "Firmada (no cuenta)", value: dayText(firmada) }] : []),
    ...(visible ? [{ label: "Visible (no cuenta)", value: dayText(visible) }] : []),
  ];
}

const labelOf = (vencimiento: string) =>
  vencimiento.includes("T") ? `Vence ${dueText(vencimiento)}` : "Vencimiento";

const notice = ({ notificacion, tipoNotificacion = "cedula" }: DeadlineVariables) =>
  `${dueText(notificacion)}, por ${noticeName(tipoNotificacion)}`;

/** The lines, keyed by date, with a number if a date is repeated (a month that ends in a feria). */
function linesOf({ conteo }: DeadlineResult): SheetLine[] {
  const seen = new Map<string, number>();
  return conteo.map((line) => {
    const nth = (seen.get(line.fecha) ?? 0) + 1;
    seen.set(line.fecha, nth);
    return lineOf(line, nth === 1 ? line.fecha : `${line.fecha}-${nth}`);
  });
}

const lineOf = (
  { fecha, cuenta, motivo, verificado, fuente }: CountLine,
  key: string,
): SheetLine => ({
  key,
  label: dayText(fecha),
  amount: null,
  text: cuenta === null ? (motivo ?? "No cuenta") : String(cuenta).replace(".", ","),
  norma: "",
  formula: motivo ?? `Día ${cuenta}`,
  verificado,
  fuente,
});
