import { MOST_NOTICES } from "@foja/core/law/limitation/limitation.schema";
import { ACTIONS, TERMS } from "@foja/core/law/limitation/limitation-norms.rules";
import type { AnyField, Context, FieldDef } from "~/features/calculations/shared/kit/field";

const MEDIATED = "mediacion.regimen";
const CLAIMED = "demanda.fecha";
const isMediated = ({ values }: Context) => Boolean(values[MEDIATED]);
const hasTerm = ({ values }: Context) => Boolean(values["plazo.cantidad"]);

export const ACTION_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "accion", kind: "choice", label: "Acción", wide: true },
    placeholder: "Elegí una, o escribí el plazo",
    options: ACTIONS.map((value) => ({ value, label: labelOf(value) })),
  },
  {
    ...{ path: "desde", kind: "date", label: "Desde" },
    hint: "El día en que se pudo reclamar (CCyC art. 2554).",
  },
  {
    ...{ path: "al", kind: "date", label: "Contar al día", untilToday: true },
    hint: "Si lo dejás vacío, se cuenta a hoy.",
  },
  {
    ...{ path: "plazo.cantidad", kind: "number", label: "Plazo propio" },
    hint: "Rige sobre el de la acción.",
  },
  {
    ...{ path: "plazo.unidad", kind: "choice", label: "Unidad del plazo", when: hasTerm },
    options: [
      { value: "anios", label: "Años" },
      { value: "meses", label: "Meses" },
    ],
  },
];

function labelOf(action: (typeof ACTIONS)[number]): string {
  const { norma, valor } = TERMS[action];
  const years = valor.months / 12;
  return `${valor.name}: ${years} ${years === 1 ? "año" : "años"} (${norma})`;
}

export const SUSPENSION_FIELDS: readonly AnyField[] = [
  {
    ...{ path: "interpelaciones", kind: "rows", label: "Interpelaciones", most: MOST_NOTICES },
    fields: [
      {
        ...{ path: "fecha", kind: "date", label: "Día de la interpelación" },
        hint: "Carta documento o telegrama. Suspende una sola vez (CCyC art. 2541).",
      },
    ],
    plain: "fecha",
    one: (place) => `Interpelación ${place}`,
    remove: (place) => `Quitar la interpelación ${place}`,
    ...{ add: "Agregar interpelación", full: `Hasta ${MOST_NOTICES} interpelaciones` },
    next: () => ({ fecha: "" }),
  },
  {
    ...{ path: MEDIATED, kind: "choice", label: "Mediación o conciliación", wide: true },
    placeholder: "Ninguna",
    options: [
      { value: "nacional", label: "Mediación prejudicial nacional (CCyC art. 2542)" },
      { value: "pba", label: "Mediación de la Provincia de Buenos Aires (Ley 13.951)" },
      { value: "seclo", label: "SECLO (Ley 24.635)" },
    ],
  },
  {
    ...{ path: "mediacion.notificacion", kind: "date", label: "Envío de la notificación" },
    hint: "El día en que se envió, no el de recepción.",
    when: isMediated,
  },
  {
    ...{ path: "mediacion.inicio", kind: "date", label: "Audiencia o inicio del reclamo" },
    hint: "Suspende lo que ocurra primero.",
    when: isMediated,
  },
  {
    ...{ path: "mediacion.cierre", kind: "date", label: "Acta de cierre a disposición" },
    hint: "Si la dejás vacía, la mediación sigue abierta.",
    when: (context) => isMediated(context) && context.values[MEDIATED] !== "pba",
  },
];

export const CLAIM_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: CLAIMED, kind: "date", label: "Demanda" },
    hint: "Interrumpe mientras dura el proceso (CCyC art. 2546).",
  },
  {
    ...{ path: "demanda.desistida", kind: "toggle", label: "Se desistió o caducó la instancia" },
    hint: "Entonces no interrumpió (CCyC art. 2547).",
    when: ({ values }) => Boolean(values[CLAIMED]),
  },
];
