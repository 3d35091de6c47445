import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { NOTE } from "@foja/core/practice/movements/movement.rules";
import type { HistoryWords } from "~/lib/history/words";
import type { EntryBodies, EntryKind } from "../api/entries";

/** The fields of an entry's form; only a movement has a link, only a notification a `user`. */
export type EntryValues = { folderId: string; title: string; time: string } & Partial<
  Record<"kind" | "dateExpiration" | "link" | "user" | "description", string | null>
>;

export const ENTRY_FIELDS: Record<Exclude<keyof EntryValues, "folderId">, string> = {
  title: "Título",
  time: "Fecha",
  kind: "Tipo",
  dateExpiration: "Vencimiento",
  link: "Enlace",
  user: "Quién notifica",
  description: "Descripción",
};

/** The labels of an entry's fields in its history. */
export const ENTRY_HISTORY: HistoryWords = {
  fields: {
    ...ENTRY_FIELDS,
    movement: ENTRY_FIELDS.kind,
    notification: ENTRY_FIELDS.kind,
    completed: "Cumplido",
  },
};

/** Names that courts commonly use. They are suggestions only. */
export const KIND_SUGGESTIONS: Record<EntryKind, readonly string[]> = {
  movement: [
    "Despacho",
    "Escrito de la actora",
    "Escrito de la demandada",
    "Resolución",
    "Sentencia",
    "Traslado",
    "Vista",
    "Audiencia",
    "Oficio",
    "Pericia",
    NOTE,
  ],
  notification: [
    "Cédula electrónica",
    "Cédula en papel",
    "Notificación por nota",
    "Carta documento",
    "Telegrama",
    "Oficio",
  ],
};

/** The form's values: those of an existing entry, or of a new one on a day. */
export const entryValues = (
  folderId: string,
  today: string,
  entry: Activity | null,
  as = "",
): EntryValues => ({
  folderId,
  title: entry?.title ?? "",
  time: entry?.date.slice(0, 10) ?? today,
  kind: entry?.type ?? as,
  dateExpiration: entry?.dateExpiration ?? "",
  link: entry?.link ?? "",
  user: entry?.who ?? "",
  description: entry?.description ?? "",
});

/** The request body for the form, or for its changes: `kind` gets the API's name. */
export function toBody<K extends EntryKind>(of: K, form: Partial<EntryValues>): EntryBodies[K] {
  const { kind, link, user, ...values } = form;
  const body =
    of === "movement"
      ? { ...values, movement: kind, link }
      : { ...values, notification: kind, user };
  return body as EntryBodies[K];
}
