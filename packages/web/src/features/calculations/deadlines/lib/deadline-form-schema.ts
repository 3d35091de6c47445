import { deadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import { parseQuick } from "@foja/core/law/deadlines/quick.rules";
import * as z from "zod";
import { type DeadlineValues, isInHours, variablesOf } from "./deadline-form";

/** The schema of the variables, applied to the form's values. */
export const deadlineForm = z.custom<DeadlineValues>().superRefine((values, context) => {
  for (const [name, message] of Object.entries(faultsOf(values))) {
    context.addIssue({ code: "custom", path: [name], message });
  }
});

const QUICK = "Plazo: escribilo como +5 hábiles, 10 d, 2 meses o 24 h";
const HOUR = "Hora: un plazo en horas corre desde la hora de la notificación";

/** The error of each field, from the schema that the server checks with. */
export function faultsOf(values: DeadlineValues): Partial<Record<keyof DeadlineValues, string>> {
  const { error } = deadlineVariables.safeParse(variablesOf(values));
  const said = (error?.issues ?? []).map(({ path, message }) => {
    const name = FIELDS[path.join(".")] ?? (path.at(-1) as keyof DeadlineValues);
    const noHour = name === "fecha" && isInHours(values) && !values.hora;
    return noHour ? (["hora", HOUR] as const) : ([name, message] as const);
  });
  const length = parseQuick(values.plazo) ? [] : [["plazo", QUICK] as const];
  return Object.fromEntries([...said, ...length]);
}

const FIELDS: Record<string, keyof DeadlineValues> = {
  notificacion: "fecha",
  cantidad: "plazo",
};
