import { ofEach } from "../../kernel/record-kinds.rules";
import { fold } from "../../kernel/text.rules";
import { dayOf } from "../../kernel/zone.rules";
import { calculatorDetail, calculatorTitle } from "../../law/calculation/words.rules";
import { type EntryKind, FOJA_KINDS } from "../kinds/kinds.rules";
import type { Activity, ActivityQuery } from "./activity.schema";

/** An entry of a case as stored: the fields of any kind that a timeline shows. */
export type Entry = { _id: string; type: string; createdAt: string; version: number } & Partial<
  Record<
    | "title"
    | "name"
    | "kind"
    | "filedAt"
    | "time"
    | "date"
    | "dueDate"
    | "start"
    | "end"
    | "movement"
    | "notification"
    | "calculatorType"
    | "eventType"
    | "subject"
    | "receivedAt"
    | "direction"
    | "preview"
    | "description"
    | "user"
    | "source"
    | "link"
    | "dateExpiration"
    | "status"
    | "priority"
    | "taskId",
    string | null
  > & {
    completed: boolean;
    completedAt: string | null;
    syncedWithGoogle: boolean;
    allDay: boolean;
    deadline: object | null;
    amount: number | null;
    foja: number | null;
  }
>;

type ActivityFacts = Partial<Activity> & Pick<Activity, "date" | "title">;

const factsOfFoja = (entry: Entry): ActivityFacts => ({
  date: entry.time ?? "",
  title: entry.title ?? "",
  type: entry.movement ?? entry.notification,
  who: entry.user,
  source: (entry.source ?? "manual") as Activity["source"],
  dateExpiration: entry.dateExpiration,
  completed: entry.completed ?? false,
  status: entry.taskId ? "enTarea" : null,
});

/** The facts that a timeline shows of each kind of entry. */
const FACTS: Record<EntryKind, (entry: Entry) => ActivityFacts> = {
  ...ofEach(FOJA_KINDS, () => factsOfFoja),
  event: (entry) => ({
    date: (entry.allDay ? dayOf(entry.start ?? "") : entry.start) ?? "",
    title: entry.title ?? "",
    type: entry.eventType,
    source: entry.syncedWithGoogle ? "google" : "manual",
    end: entry.end,
  }),
  task: (entry) => ({
    date: entry.dueDate ?? dayOf(entry.createdAt),
    title: entry.name ?? "",
    type: entry.deadline ? "plazo" : null,
    dateExpiration: entry.dueDate,
    completed: entry.status === "completada",
    status: entry.status,
    priority: entry.priority,
  }),
  calculator: (entry) => ({
    date: entry.date ?? dayOf(entry.createdAt),
    title: calculatorTitle(entry.calculatorType, entry.description),
    description: calculatorDetail(entry.description),
    type: entry.calculatorType,
    amount: entry.amount,
  }),
  escrito: (entry) => ({
    date: entry.filedAt ?? entry.createdAt,
    title: entry.title ?? "",
    type: entry.status,
    completed: entry.status === "presentado",
  }),
  letter: (entry) => ({
    date: entry.receivedAt ?? entry.createdAt,
    title: entry.subject ?? "",
    description: entry.preview ?? null,
    type: entry.direction,
    source: "mail",
  }),
  document: (entry) => ({
    date: entry.date ?? dayOf(entry.createdAt),
    title: entry.name ?? "",
    type: entry.kind,
    // The foja it is about is another entry's.
    foja: null,
  }),
};

const EMPTY = {
  type: null,
  description: null,
  who: null,
  source: "manual",
  link: null,
  dateExpiration: null,
  completed: null,
  status: null,
  priority: null,
  end: null,
  amount: null,
} as const;

/** An entry as the timeline shows it. */
export function toActivity(entry: Entry): Activity {
  const kind = entry.type as EntryKind;
  const facts = FACTS[kind](entry);
  const said = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return {
    ...EMPTY,
    description: entry.description ?? null,
    link: entry.link ?? null,
    foja: entry.foja ?? null,
    ...(Object.fromEntries(said) as ActivityFacts),
    _id: entry._id,
    kind,
    createdAt: entry.createdAt,
    version: entry.version,
  };
}

type Filter = Pick<
  ActivityQuery,
  | "search"
  | "types"
  | "sources"
  | "hasExpiration"
  | "hasLink"
  | "movements"
  | "notifications"
  | "eventTypes"
>;

/** Whether the filter excludes any entry: if not, the stored counts give the total. */
export const narrows = (filter: Filter) =>
  Object.values(filter).some((one) => (Array.isArray(one) ? one.length > 0 : Boolean(one ?? ""))) ||
  filter.hasExpiration === false ||
  filter.hasLink === false;

/** Whether an entry matches a filter; texts are compared without accents or case. */
export function passes(filter: Filter): (activity: Activity) => boolean {
  const types = setOf(filter.types);
  const sources = setOf(filter.sources);
  const within: Partial<Record<EntryKind, Set<string>>> = {
    movement: setOf(filter.movements),
    notification: setOf(filter.notifications),
    event: setOf(filter.eventTypes),
  };
  const sought = fold(filter.search ?? "");
  const tests: ((activity: Activity) => boolean)[] = [
    ({ kind }) => !types || types.has(kind),
    ({ source }) => !sources || sources.has(source),
    ({ kind, type }) => within[kind]?.has(fold(type ?? "")) ?? true,
    ({ dateExpiration }) => agrees(filter.hasExpiration, dateExpiration),
    ({ link }) => agrees(filter.hasLink, link),
    ({ title, type, description }) =>
      sought === "" || fold(`${title} ${type ?? ""} ${description ?? ""}`).includes(sought),
  ];
  return (activity) => tests.every((test) => test(activity));
}

const agrees = (asked: boolean | undefined, fact: string | null) =>
  asked === undefined || asked === (fact !== null);

const setOf = (words: readonly string[] | undefined) =>
  words && words.length > 0 ? new Set(words.map(fold)) : undefined;

/** Whether an entry is still pending on a day or after it: it may be the case's next one. */
export function awaits(activity: Activity, today: string): boolean {
  if (activity.completed || activity.status === "cancelada") return false;
  if (activity.kind === "task") return (activity.dateExpiration ?? "") >= today;
  return activity.kind === "event" && activity.date.slice(0, 10) >= today.slice(0, 10);
}
