import type { RecordKind } from "../../kernel/records/record.rules";

/**
 * What telling says of a kind: the topic of which open screens hear and, of one with a date, the
 * field of that date and the icon of its alert.
 */
type Facet = { topic: string; rings: { date: string; icon: string } | null };

export const KINDS = {
  folder: { topic: "folders", rings: null },
  contact: { topic: "contacts", rings: null },
  task: { topic: "tasks", rings: { date: "dueDate", icon: "TaskSquare" } },
  event: { topic: "events", rings: { date: "start", icon: "CalendarRemove" } },
  calculator: { topic: "calculators", rings: null },
  movement: { topic: "movements", rings: { date: "dateExpiration", icon: "TableDocument" } },
  notification: { topic: "notifications", rings: { date: "dateExpiration", icon: "MessageText1" } },
  document: { topic: "documents", rings: null },
  escrito: { topic: "escritos", rings: null },
  letter: { topic: "letters", rings: null },
} as const satisfies Readonly<Record<RecordKind, Facet>>;

type Kinds = typeof KINDS;
type RingingKind = { [K in RecordKind]: Kinds[K]["rings"] extends null ? never : K }[RecordKind];

/** What rings on its date: the dated kinds, instalments of accounts, and what a case may lose. */
export const RINGING = {
  ...(Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, { rings }]) => (rings ? [[kind, rings]] : [])),
  ) as { [K in RingingKind]: NonNullable<Kinds[K]["rings"]> }),
  installment: { date: "due", icon: "TableDocument" },
  losing: { date: "day", icon: "TableDocument" },
} as const;
