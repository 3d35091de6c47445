import type { Notice } from "@foja/core/law/deadlines/countable.rules";
import type { DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { parseQuick, quantityText } from "@foja/core/law/deadlines/quick.rules";

/** What a person writes of a deadline: how long it is as one text. */
export type DeadlineValues = {
  plazo: string;
  jurisdiccion: JurisdictionId;
  tipoNotificacion: Notice;
  fecha: string;
  hora: string;
  distanciaKm: string;
  gracia: boolean;
  caducidad: boolean;
  feriaHabilitada: boolean;
};

/** The form of somebody who has just come: five days from today. */
export const startValues = (today: string): DeadlineValues => ({
  plazo: "+5 hábiles",
  jurisdiccion: "PJN",
  tipoNotificacion: "cedula",
  fecha: today,
  hora: "",
  distanciaKm: "",
  gracia: true,
  caducidad: false,
  feriaHabilitada: false,
});

/** Whether what was typed is a deadline of hours, which asks for the hour of the notice. */
export const isInHours = ({ plazo }: Pick<DeadlineValues, "plazo">): boolean =>
  parseQuick(plazo)?.unidad === "horas";

/** The variables that a form says, as far as it says them. */
export function variablesOf(values: DeadlineValues): DeadlineVariables {
  const { plazo, jurisdiccion, tipoNotificacion, fecha, hora, gracia } = values;
  const km = values.distanciaKm.trim().replace(",", ".");
  return {
    jurisdiccion,
    tipoNotificacion,
    notificacion: isInHours(values) && hora ? `${fecha}T${hora}` : fecha,
    ...parseQuick(plazo),
    opciones: {
      ...(km !== "" && { distanciaKm: Number(km) }),
      ...(!gracia && { gracia }),
      ...(values.caducidad && { caducidad: true }),
      ...(values.feriaHabilitada && { feriaHabilitada: true }),
    },
  };
}

/** A saved deadline as its form shows it. */
export function valuesOf(variables: DeadlineVariables): DeadlineValues {
  const { notificacion, cantidad, unidad = "habiles", opciones = {} } = variables;
  return {
    plazo: cantidad === undefined ? "" : `+${quantityText(cantidad, unidad)}`,
    jurisdiccion: variables.jurisdiccion,
    tipoNotificacion: variables.tipoNotificacion ?? "cedula",
    fecha: notificacion.slice(0, 10),
    hora: notificacion.slice(11, 16),
    distanciaKm: opciones.distanciaKm === undefined ? "" : String(opciones.distanciaKm),
    gracia: opciones.gracia ?? true,
    caducidad: opciones.caducidad ?? false,
    feriaHabilitada: opciones.feriaHabilitada ?? false,
  };
}
