import { dayOf } from "@foja/core/kernel/zone.rules";
import type { DoneEntry } from "@foja/core/operations/history/history.schema";
import { lineLink } from "~/lib/agenda-lines";
import type { HistoryWords } from "~/lib/history/words";
import type { Kind } from "~/lib/outcome";
import { paths } from "~/lib/paths";
import { TRASH_KIND } from "~/lib/trash/restore";

/** How each kind of record calls its fields. */
export type WordsOf = Readonly<Record<DoneEntry["kind"], HistoryWords>>;

const KINDS: Record<DoneEntry["kind"], Kind> = {
  ...TRASH_KIND,
  novedad: { one: "novedad", many: "novedades", ending: "a" },
  deadline: { one: "plazo", many: "plazos", ending: "o" },
};

/** What was done, of somebody else and of oneself. */
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

/** The names of the fields that changed, of those that have one on the screen. */
const labelsOf = (words: HistoryWords, { fields }: DoneEntry) => [
  ...new Set(fields.flatMap((field) => words.fields[field] || [])),
];

/** «Cambió Vencimiento y Prioridad de la tarea», «Agendaste el plazo»: what goes before its name. */
export function sentenceOf(words: WordsOf, entry: DoneEntry, isOwn: boolean): string {
  const { kind, action } = entry;
  // Whoever enters a deadline puts it into the agenda.
  const done = kind === "deadline" && action === "created" ? "scheduled" : action;
  const verb = VERBS[done][isOwn ? 1 : 0];
  const { one, ending } = KINDS[kind];
  if (action !== "changed") return `${verb} ${ending === "a" ? "la" : "el"} ${one}`;
  const what = list.format(labelsOf(words[kind], entry));
  return `${verb} ${what} ${ending === "a" ? "de la" : "del"} ${one}`;
}

/** Where a record is seen today. */
export function linkOf({ kind, recordId: _id, folderId, deleted }: DoneEntry): string {
  if (deleted) return paths.trash;
  if (kind === "folder") return paths.folders.details(_id);
  if (kind === "contact") return paths.contacts.one(_id);
  if (kind === "calculator") return paths.calculators.one(_id);
  // A novedad leaves the inbox: what the court did stays in the case.
  if (kind === "novedad") return folderId ? paths.folders.details(folderId) : paths.novedades;
  return lineLink({ kind, _id, folderId });
}

export type DoneDay = { day: string; done: DoneEntry[] };

/** What was done by the day on which it was; without changes of which the screen has no word. */
export function byDay(words: WordsOf, entries: readonly DoneEntry[]): DoneDay[] {
  const days = new Map<string, DoneEntry[]>();
  for (const entry of entries) {
    if (entry.action === "changed" && labelsOf(words[entry.kind], entry).length === 0) continue;
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, done]) => ({ day, done }));
}
