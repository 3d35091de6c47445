import { dayOf } from "@foja/core/kernel/zone.rules";
import type { DoneEntry } from "@foja/core/operations/history/history.schema";
import { fojaLink } from "~/lib/agenda-lines";
import type { HistoryWords } from "~/lib/history/words";
import { KINDS } from "~/lib/kinds/kinds";
import type { Kind } from "~/lib/outcome";
import { paths } from "~/lib/paths";

/** The labels of the fields of each kind of record. */
export type WordsOf = Readonly<Record<DoneEntry["kind"], HistoryWords>>;

const CALLED: Record<DoneEntry["kind"], Kind> = {
  ...KINDS,
  novedad: { one: "novedad", many: "novedades", ending: "a" },
  deadline: { one: "plazo", many: "plazos", ending: "o" },
};

/** The verb of each act, for somebody else and for oneself. */
const VERBS: Record<DoneEntry["action"], readonly [theirs: string, own: string]> = {
  created: ["Cargó", "Cargaste"],
  changed: ["Cambió", "Cambiaste"],
  archived: ["Archivó", "Archivaste"],
  unarchived: ["Sacó del archivo", "Sacaste del archivo"],
  deleted: ["Eliminó", "Eliminaste"],
  restored: ["Restauró", "Restauraste"],
  scheduled: ["Agendó", "Agendaste"],
  dismissed: ["Dejó sin acción", "Dejaste sin acción"],
  reopened: ["Devolvió a la bandeja", "Devolviste a la bandeja"],
};

const list = new Intl.ListFormat("es-AR");

/** The labels of the changed fields that have one on the screen. */
const labelsOf = (words: HistoryWords, { fields }: DoneEntry) => [
  ...new Set(fields.flatMap((field) => words.fields[field] || [])),
];

/** «Cambió Vencimiento y Prioridad de la tarea», «Agendaste el plazo»: the text before its name. */
export function sentenceOf(words: WordsOf, entry: DoneEntry, isOwn: boolean): string {
  const { kind, action } = entry;
  // Creating a deadline adds it to the agenda.
  const done = kind === "deadline" && action === "created" ? "scheduled" : action;
  const verb = VERBS[done][isOwn ? 1 : 0];
  const { one, ending } = CALLED[kind];
  if (action !== "changed") return `${verb} ${ending === "a" ? "la" : "el"} ${one}`;
  const what = list.format(labelsOf(words[kind], entry));
  return `${verb} ${what} ${ending === "a" ? "de la" : "del"} ${one}`;
}

/** The current page of a record. */
export function linkOf({ kind, recordId: _id, folderId, deleted }: DoneEntry): string {
  if (deleted) return paths.trash;
  // A handled novedad is no longer in the inbox: the court's act stays in the case.
  if (kind === "novedad") return folderId ? paths.folders.details(folderId) : paths.novedades;
  if (kind === "deadline") return paths.tasks.one(_id);
  return KINDS[kind].place?.(_id) ?? fojaLink(_id, folderId);
}

export type DoneDay = { day: string; done: DoneEntry[] };

/** Acts by day; without changes of fields that have no label. */
export function byDay(words: WordsOf, entries: readonly DoneEntry[]): DoneDay[] {
  const days = new Map<string, DoneEntry[]>();
  for (const entry of entries) {
    if (entry.action === "changed" && labelsOf(words[entry.kind], entry).length === 0) continue;
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, done]) => ({ day, done }));
}
