import type { RecordKind } from "../../kernel/records/record.rules";
import { calculatorTitle } from "../../law/calculation/words.rules";

/** The kinds that have a foja, for they are in the file of a court. */
export const FOJA_KINDS = ["movement", "notification"] as const;
export type FojaKind = (typeof FOJA_KINDS)[number];

/** Whether a kind has a foja. */
export const hasFoja = (kind: string): kind is FojaKind =>
  (FOJA_KINDS as readonly string[]).includes(kind);

/** The type of a practice's own note: it is in no court's file, and has no foja. */
export const NOTE = "Nota";

/** Whether an entry is a note of the practice. */
export const isNote = (entry: object): boolean => Reflect.get(entry, "movement") === NOTE;

/** The kinds of entry in a case's file: with a foja, and the practice's own. */
export const ENTRY_KINDS = [
  ...FOJA_KINDS,
  "event",
  "task",
  "calculator",
  "document",
  "escrito",
  "letter",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Whether a kind is an entry in a case's file. */
export const isEntry = (kind: string): kind is EntryKind =>
  (ENTRY_KINDS as readonly string[]).includes(kind);

type Named = Record<string, unknown>;

/** What the practice says of a kind: the name of a record, and that of its file in an export. */
type Facet = { nameOf: (record: Named) => string; file: string };

const text = (value: unknown) => (typeof value === "string" ? value : "");
const titleOf = ({ title }: Named) => text(title);

export const KINDS: Readonly<Record<RecordKind, Facet>> = {
  folder: { nameOf: ({ folderName }) => text(folderName), file: "causas" },
  contact: {
    nameOf: ({ name, lastName }) => [text(name), text(lastName)].filter(Boolean).join(" "),
    file: "contactos",
  },
  task: { nameOf: ({ name }) => text(name), file: "tareas" },
  event: { nameOf: titleOf, file: "eventos" },
  calculator: {
    nameOf: ({ calculatorType, description }) => calculatorTitle(calculatorType, description),
    file: "calculos",
  },
  movement: { nameOf: titleOf, file: "movimientos" },
  notification: { nameOf: titleOf, file: "cedulas" },
  document: { nameOf: ({ name }) => text(name), file: "documentos" },
  escrito: { nameOf: titleOf, file: "escritos" },
  letter: { nameOf: ({ subject }) => text(subject), file: "correos" },
};

/** The fields of which a record's name is made. */
export const NAME_FIELDS = [
  ...["folderName", "name", "lastName", "title", "subject", "calculatorType", "description"],
];

/** The name of a record in lists of many kinds. */
export const nameOf = (kind: RecordKind, record: Named): string => KINDS[kind].nameOf(record);
