import type { Notice } from "@foja/core/law/deadlines/countable.rules";
import type { DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { parseQuick, quantityText } from "@foja/core/law/deadlines/quick.rules";

/** The fields of a deadline's form: its length is one text. */
export type DeadlineValues = {
  plazo: string;
  jurisdiccion: JurisdictionId;
  tipoNotificacion: Notice;
  fecha: string;
  /** Of an electronic notice, the days of its signature and of being seen. */
  firmada: string;
  visible: string;
  hora: string;
  distanciaKm: string;
  gracia: boolean;
  caducidad: boolean;
  feriaHabilitada: boolean;
};

/** The default form: five days from today. */
export const startValues = (today: string): DeadlineValues => ({
  plazo: "+5 hábiles",
  jurisdiccion: "PJN",
  tipoNotificacion: "cedula",
  fecha: today,
  firmada: "",
  visible: "",
  hora: "",
  distanciaKm: "",
  gracia: true,
  caducidad: false,
  feriaHabilitada: false,
});

/** Whether the typed length is in hours, which needs the hour of the notification. */
export const isInHours = ({ plazo }: Pick<DeadlineValues, "plazo">): boolean =>
  parseQuick(plazo)?.unidad === "horas";

/** The variables of a form, as far as it has them. */
export function variablesOf(values: DeadlineValues): DeadlineVariables {
  const { plazo, jurisdiccion, tipoNotificacion, fecha, hora, gracia } = values;
  const { firmada, visible } = values;
  const isElectronic = tipoNotificacion === "electronica" && Boolean(firmada || visible);
  const km = values.distanciaKm.trim().replace(",", ".");
  return {
    jurisdiccion,
    tipoNotificacion,
    notificacion: isInHours(values) && hora ? `${fecha}T${hora}` : fecha,
    ...(isElectronic && {
      electronica: { ...(firmada && { firmada }), ...(visible && { visible }) },
    }),
    ...parseQuick(plazo),
    opciones: {
      ...(km !== "" && { distanciaKm: Number(km) }),
      ...(!gracia && { gracia }),
      ...(values.caducidad && { caducidad: true }),
      ...(values.feriaHabilitada && { feriaHabilitada: true }),
    },
  };
}

/** The form's values for a saved deadline. */
export function valuesOf(variables: DeadlineVariables): DeadlineValues {
  const { notificacion, cantidad, unidad = "habiles", opciones = {} } = variables;
  return {
    plazo: cantidad === undefined ? "" : `+${quantityText(cantidad, unidad)}`,
    jurisdiccion: variables.jurisdiccion,
    tipoNotificacion: variables.tipoNotificacion ?? "cedula",
    fecha: notificacion.slice(0, 10),
    firmada: variables.electronica?.firmada ?? "",
    visible: variables.electronica?.visible ?? "",
    hora: notificacion.slice(11, 16),
    distanciaKm: opciones.distanciaKm === undefined ? "" : String(opciones.distanciaKm),
    gracia: opciones.gracia ?? true,
    caducidad: opciones.caducidad ?? false,
    feriaHabilitada: opciones.feriaHabilitada ?? false,
  };
}
