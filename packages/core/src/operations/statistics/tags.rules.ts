import { RECORD_KINDS } from "../../kernel/records/record.rules";
import { fold } from "../../kernel/text.rules";
import { dayOf } from "../../kernel/zone.rules";
import { LEDGER_UNITS, type LedgerKind, toMinor } from "../../money/ledger/ledger.rules";
import type { Folder } from "../../practice/folders/folder.schema";
import { FOJA_KINDS, type FojaKind, hasFoja, isNote } from "../../practice/kinds/kinds.rules";
import { isOpen } from "../../practice/tasks/task.rules";
import type { Task } from "../../practice/tasks/task.schema";
import { lastedDays, openedOn } from "./case.rules";
import { inMonth, ofWord, onDay, type Tags, total } from "./counter.rules";
import { caseOf, taskOf } from "./people.rules";

/** What is counted: the records of a practice, what awaits an action, and its cases' accounts. */
export const COUNTED_KINDS = [
  ...RECORD_KINDS,
  "novedad",
  "reservation",
  "alert",
  "ledgerEntry",
  "ledgerBalance",
] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Where a record is: on the desk, in the archive, or where nothing is counted. */
export type Standing = "desk" | "archived" | "away";

/** A record as stored; its fields are read by its kind. */
export type Kept = Readonly<Record<string, unknown>>;

/**
 * The identifier under which a record is counted: its own. For entries of a case's account it
 * includes the case.
 */
export function idOf(kind: CountedKind, { _id, folderId }: Kept): string {
  if (kind === "ledgerBalance") return String(folderId);
  return kind === "ledgerEntry" ? `${folderId}#${_id}` : String(_id);
}

/** What belongs to a case, as far as the case's own figures depend on it. */
export type CaseState = {
  /** The day of its last entry with a foja; null where it has none. */
  last: string | null;
  /** Its latest settlement in cents; null without one. */
  claim: number | null;
  /** Open tasks, and open due dates. */
  tasks: number;
  dues: number;
};

export const NOTHING: CaseState = { last: null, claim: null, tasks: 0, dues: 0 };

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Tags of a case: by its own fields, and by what belongs to it. */
export function tagsOfCase(standing: Standing, record: Kept, state: CaseState): Tags {
  if (standing === "away") return {};
  const folder = record as unknown as Folder;
  const tags = { ...historyTags(standing, folder) };
  if (standing === "archived") return { ...tags, [total("folder.archived")]: 1 };
  const open = folder.status !== "cerrada";
  return {
    ...tags,
    [total(open ? "folder.active" : "folder.closed")]: 1,
    [total(`folder.${folder.status}`)]: 1,
    ...wordTags(folder, open ? "active" : "closed"),
    ...(open ? openTags(folder, state) : closedTags(folder)),
  };
}

/** When a case was opened and closed, which archiving does not change. */
function historyTags(standing: "desk" | "archived", folder: Folder): Tags {
  const { status, finalDateFolder } = folder;
  const tags: Record<string, number> = {
    [inMonth("case", `opened.${standing}`, openedOn(folder))]: 1,
  };
  if (status !== "cerrada" || !finalDateFolder) return tags;
  tags[inMonth("case", `closed.${standing}`, finalDateFolder)] = 1;
  const days = lastedDays(folder);
  if (days !== null) tags[inMonth("case", "lasted", finalDateFolder)] = 1;
  if (days) tags[inMonth("case", "days", finalDateFolder)] = days;
  return tags;
}

/** The fields of a case that people fill in freely. */
export const WORD_FIELDS = ["materia", "folderFuero", "folderJuzgado"] as const;

/** The word of each field as it is spelled, by field. */
export const wordsOf = (record: Kept): Record<string, string | null> =>
  Object.fromEntries(WORD_FIELDS.map((field) => [field, textOf(record[field])]));

const wordTags = (folder: Folder, name: string): Tags =>
  Object.fromEntries(
    WORD_FIELDS.map((field) => [ofWord(field, name, fold(folder[field] ?? "")), 1]),
  );

function openTags(folder: Folder, { last, claim, tasks, dues }: CaseState): Tags {
  const number = folder.court?.number ?? folder.folderExpediente;
  return {
    ...caseOf(folder),
    ...(!folder.customerName && { [total("folder.clientless")]: 1 }),
    ...(!number && { [total("folder.numberless")]: 1 }),
    ...(dues > 0 && tasks === 0 && { [total("folder.taskless")]: 1 }),
    [onDay("quiet", "folder", last ?? openedOn(folder))]: 1,
    ...(claim !== null && { [total("claim.cases")]: 1 }),
    ...(claim && { [total("claim.cents")]: claim }),
  };
}

const closedTags = ({ finalDateFolder }: Folder): Tags =>
  finalDateFolder ? {} : { [total("folder.undated")]: 1 };

type Due = { dateExpiration: string | null; completed?: boolean };

const isDue = (record: Kept): boolean => {
  const { dateExpiration, completed } = record as unknown as Due;
  return Boolean(dateExpiration) && !completed;
};

/** What an entry is in its case: its place in the order, and what it adds to the case. */
export type Part = {
  folderId: string;
  /** Its list in the case: acts of the file, notes, settlements, novedades, money. */
  group: "act" | "note" | "claim" | "new" | "money" | null;
  day: string;
  cents: number | null;
  tasks: number;
  dues: number;
};

/** The groups of kinds that are only listed in their case. */
const GROUPS: Partial<Record<CountedKind, Part["group"]>> = {
  novedad: "new",
  ledgerEntry: "money",
  ledgerBalance: "money",
};

/** The part of a record in a case; undefined where it has none, or is not on the desk. */
export function partOf(kind: CountedKind, standing: Standing, record: Kept): Part | undefined {
  const folderId = textOf(record.folderId);
  if (!folderId || standing !== "desk") return undefined;
  const part: Part = { folderId, group: null, day: "", cents: null, tasks: 0, dues: 0 };
  if (kind === "task") {
    const open = isOpen((record as unknown as Task).status);
    return open ? { ...part, tasks: 1 } : undefined;
  }
  if (hasFoja(kind)) {
    const group = isNote(record) ? "note" : "act";
    return { ...part, group, day: String(record.time), dues: isDue(record) ? 1 : 0 };
  }
  const group = GROUPS[kind];
  if (group) return { ...part, group, day: textOf(record.date) ?? "" };
  const cents = kind === "calculator" ? centsOf(record) : null;
  if (cents === null) return undefined;
  return { ...part, group: "claim", day: String(record.date), cents };
}

/** The amount of a settlement in cents; null for a deadline, which has none. */
export function centsOf({ amount }: Kept): number | null {
  return typeof amount === "number" ? Math.round(amount * 100) : null;
}

type Tagged = (standing: "desk" | "archived", record: Kept) => Tags;

const TAGGED: Record<Exclude<CountedKind, "folder">, Tagged> = {
  contact: contactTags,
  task: (standing, record) => taskTags(standing, record as unknown as Task),
  event: eventTags,
  calculator: calculatorTags,
  movement: (_, record) => tagsOfFoja("movement", String(record.source), record),
  notification: (_, record) => tagsOfFoja("notification", "notice", record),
  // Its bytes are counted in the plan.
  document: () => ({}),
  escrito: () => ({}),
  letter: () => ({}),
  novedad: (_, { state }) =>
    state === "new" || state === "seen" ? { [total("novedad.open")]: 1 } : {},
  reservation: (_, { status }) =>
    status === "pending" ? { [total("reservation.pending")]: 1 } : {},
  alert: (_, { deleted }) => (deleted ? {} : { [total("alert.kept")]: 1 }),
  ledgerEntry: (_, record) => {
    const name = MONEY_NAMES[record.kind as LedgerKind];
    const cents = toMinor(Number(record.pesos), "ARS");
    return name ? { [inMonth("money", name, String(record.date))]: cents } : {};
  },
  ledgerBalance: (_, record) => {
    const held = BALANCES.map((name) => [total(`account.${name}`), record[name] ?? 0] as const);
    return Object.fromEntries(held.filter(([, minor]) => minor !== 0)) as Tags;
  },
};

/** Tags of an entry with a foja: a note is no act. */
const tagsOfFoja = (kind: FojaKind, source: string, record: Kept): Tags => ({
  [total(`${kind}.filed`)]: 1,
  ...(!isNote(record) && { [inMonth("act", source, String(record.time))]: 1 }),
  ...(isDue(record) && { [onDay("expiry", kind, String(record.dateExpiration))]: 1 }),
});

/** The counters of entries of accounts, in cents of their pesos; a reversal is subtracted. */
const MONEY_NAMES: Partial<Record<LedgerKind, string>> = {
  fee: "fees",
  expense: "expenses",
  payment: "paid",
  transfer: "paid",
};

/** The counters of a balance: client's money in cents, and what is owed in each unit. */
export const BALANCES = ["client", ...LEDGER_UNITS] as const;

const ACT = "m:act:";

/** The source of an act counted with these tags: a court, by hand, or a notice; else undefined. */
export function sourceOfAct(tags: Tags): string | undefined {
  const tag = Object.keys(tags).find((one) => one.startsWith(ACT));
  return tag?.slice(ACT.length, tag.indexOf("@"));
}

/** What is hidden with its case, without moving to another shelf. */
const HIDING: readonly CountedKind[] = [
  ...FOJA_KINDS,
  ...(["novedad", "ledgerEntry", "ledgerBalance"] as const),
];

const hidesWithItsCase = (kind: CountedKind): boolean => HIDING.includes(kind);

/** Tags of any record but a case. `caseThere`: whether its case exists and is not deleted. */
export function tagsOf(
  kind: Exclude<CountedKind, "folder">,
  standing: Standing,
  record: Kept,
  caseThere: boolean,
): Tags {
  if (standing === "away" || (hidesWithItsCase(kind) && !caseThere)) return {};
  return TAGGED[kind](standing, record);
}

function contactTags(standing: "desk" | "archived", { document, cuit }: Kept): Tags {
  if (standing === "archived") return { [total("contact.archived")]: 1 };
  const named = document || cuit;
  return { [total("contact.desk")]: 1, ...(!named && { [total("contact.unidentified")]: 1 }) };
}

function taskTags(standing: "desk" | "archived", task: Task): Tags {
  const { status, dueDate, deadline, completedAt } = task;
  const done = completedAt && status === "completada" ? dayOf(completedAt) : null;
  if (done) return doneTags(standing, done, dueDate, Boolean(deadline));
  if (standing === "archived" || !isOpen(status)) return {};
  if (!dueDate) return { ...taskOf(task), [total("task.undated")]: 1 };
  return {
    ...taskOf(task),
    [onDay("task", "due", dueDate)]: 1,
    ...(deadline && { [onDay("deadline", "due", dueDate)]: 1 }),
  };
}

function doneTags(standing: string, done: string, dueDate: string | null, counted: boolean): Tags {
  const how = done <= (dueDate ?? "") ? "inTime" : "late";
  const tags: Tags = {
    [inMonth("done", `${dueDate ? how : "undated"}.${standing}`, done)]: 1,
  };
  if (!counted || !dueDate) return tags;
  return { ...tags, [inMonth("kept", `${how}.${standing}`, dueDate)]: 1 };
}

function eventTags(_: string, { eventType, start }: Kept): Tags {
  const hearing = eventType === "audiencia";
  return {
    [total("event.filed")]: 1,
    ...(hearing && { [inMonth("hearing", "held", dayOf(String(start)))]: 1 }),
  };
}

function calculatorTags(standing: "desk" | "archived", record: Kept): Tags {
  const cents = centsOf(record);
  if (standing === "archived" || cents === null) return {};
  const day = String(record.date);
  return {
    [inMonth("claim", "count", day)]: 1,
    ...(cents !== 0 && { [inMonth("claim", "cents", day)]: cents }),
  };
}
