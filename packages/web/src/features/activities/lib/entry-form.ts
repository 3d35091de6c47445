import { ofEach } from "@foja/core/kernel/record-kinds.rules";
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { FOJA_KINDS, type FojaKind, NOTE } from "@foja/core/practice/kinds/kinds.rules";
import type { HistoryWords } from "~/lib/history/words";
import type { EntryBody } from "../api/entries";

/** The fields of an entry's form; of `link` and `user`, each kind has its own alone. */
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
    ...ofEach(FOJA_KINDS, () => ENTRY_FIELDS.kind),
    completed: "Cumplido",
  },
};

/**
 * What the form of each kind has of its own: a field, and the types that courts commonly use, which
 * are suggestions only.
 */
export const FOJA_FORMS: Record<
  FojaKind,
  { own: "link" | "user"; suggestions: readonly string[] }
> = {
  movement: {
    own: "link",
    suggestions: [
      ...["Despacho", "Escrito de la actora", "Escrito de la demandada", "Resolución"],
      ...["Sentencia", "Traslado", "Vista", "Audiencia", "Oficio", "Pericia", NOTE],
    ],
  },
  notification: {
    own: "user",
    suggestions: [
      ...["Cédula electrónica", "Cédula en papel", "Notificación por nota"],
      ...["Carta documento", "Telegrama", "Oficio"],
    ],
  },
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

/** The request body for the form, or for its changes: the API calls `kind` as the entry's kind. */
export function toBody(of: FojaKind, form: Partial<EntryValues>): EntryBody {
  const { kind, link, user, ...values } = form;
  const { own } = FOJA_FORMS[of];
  return { ...values, [of]: kind, [own]: form[own] } as unknown as EntryBody;
}
