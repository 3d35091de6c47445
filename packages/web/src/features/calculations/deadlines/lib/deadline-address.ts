import { JURISDICTIONS } from "@foja/core/law/deadlines/jurisdiction.rules";
import { parseQuick } from "@foja/core/law/deadlines/quick.rules";
import { type DeadlineValues, startValues } from "./deadline-form";

const NOTICES: DeadlineValues["tipoNotificacion"][] = ["cedula", "nota", "electronica"];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR = /^\d{2}:\d{2}$/;
const KM = /^\d{1,5}([.,]\d+)?$/;

/** The form's values of an address; invalid or absent ones are the defaults. */
export function valuesIn(params: URLSearchParams, today: string): DeadlineValues {
  const start = startValues(today);
  const said = (name: string, isGood: (text: string) => boolean) => {
    const text = params.get(name) ?? "";
    return isGood(text) ? text : undefined;
  };
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((one) => one === params.get(name));
  return {
    plazo: said("plazo", (text) => parseQuick(text) !== undefined) ?? start.plazo,
    fecha: said("fecha", (text) => DAY.test(text)) ?? start.fecha,
    firmada: said("firmada", (text) => DAY.test(text)) ?? start.firmada,
    visible: said("visible", (text) => DAY.test(text)) ?? start.visible,
    hora: said("hora", (text) => HOUR.test(text)) ?? start.hora,
    jurisdiccion: oneOf("jurisdiccion", JURISDICTIONS) ?? start.jurisdiccion,
    tipoNotificacion: oneOf("notificacion", NOTICES) ?? start.tipoNotificacion,
    distanciaKm: said("km", (text) => KM.test(text)) ?? start.distanciaKm,
    gracia: params.get("gracia") !== "no",
    caducidad: params.get("caducidad") === "si",
    feriaHabilitada: params.get("feria") === "si",
  };
}

/** The address that restores a form: defaults are left out, except the date. */
export function placesOf(values: DeadlineValues): Record<string, string | null> {
  return {
    plazo: values.plazo,
    fecha: values.fecha,
    hora: values.hora || null,
    firmada: values.firmada || null,
    visible: values.visible || null,
    jurisdiccion: values.jurisdiccion,
    notificacion: values.tipoNotificacion,
    km: values.distanciaKm || null,
    gracia: values.gracia ? null : "no",
    caducidad: values.caducidad ? "si" : null,
    feria: values.feriaHabilitada ? "si" : null,
  };
}
