import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";
import { entry } from "../../money/ledger/ledger.schema";
import { FOJA_KINDS } from "../../practice/kinds/kinds.rules";

/** The sections of the statistics; a request may name some. */
export const SECTIONS = [
  "dashboard",
  "folders",
  "tasks",
  "financial",
  "activity",
  "notifications",
  "matters",
  "dataQuality",
  "people",
] as const;
export type Section = (typeof SECTIONS)[number];

/** How many months each series covers, the current one included: two years. */
export const MONTHS_SHOWN = 24;

/** For how many days without a movement cases count as quiet. */
export const QUIET_DAYS = [60, 120, 180] as const;

const wrongSection = `Secciones: «sections» admite ${SECTIONS.join(", ")}.`;

/** Query of `GET /api/stats/unified/{userId}`: sections separated by commas; by default all. */
export const askStatistics = z.strictObject({
  sections: z
    .string({ error: wrongSection })
    .max(200, wrongSection)
    .transform((text) => text.split(",").map((name) => name.trim()))
    .pipe(z.array(z.enum(SECTIONS, { error: wrongSection })))
    .transform((names) => [...new Set(names)])
    .optional(),
});

/** Query of `GET /api/stats/history/{userId}/list`. */
export const listHistoryDays = z.strictObject({
  limit: z.coerce
    .number({ error: "El parámetro «limit» tiene que ser un número." })
    .int("El parámetro «limit» tiene que ser un número entero.")
    .min(1, "El parámetro «limit» va de 1 a 400.")
    .max(400, "El parámetro «limit» va de 1 a 400.")
    .default(50),
});

const wrongWhich = "El parámetro «which» es quiet60, quiet120, quiet180 o withoutTask.";

/** Query of `GET /api/stats/cases/{userId}`: quiet cases by days, or those without a task. */
export const listCaseFacts = listQuery.omit({ fields: true }).extend({
  which: z.enum(["quiet60", "quiet120", "quiet180", "withoutTask"], { error: wrongWhich }),
});

const wrongMonth = "El parámetro «month» es un mes, como 2026-11.";

/** Query of `GET /api/stats/acts/{userId}`: the acts of a month, of one source or of all. */
export const listActs = listQuery.omit({ fields: true }).extend({
  month: z.string({ error: wrongMonth }).regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, wrongMonth),
  source: z
    .enum(["portals", "manual", "notices"], {
      error: "El parámetro «source» es portals, manual o notices.",
    })
    .optional(),
});

/** An act in the file of a case, in the list of the whole practice. */
export const act = z.object({
  _id: z.string(),
  kind: z.enum(FOJA_KINDS),
  folderId: z.string(),
  folderName: z.string(),
  title: z.string(),
  day: z.string(),
});

const count = z.number().int();
const pesos = z.number();
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** Open dated records: in all, overdue, due today, and from today to seven days ahead. */
const due = z.object({ open: count, overdue: count, today: count, week: count });

const shelves = z.object({ active: count, closed: count, total: count, archived: count });

/** The current figures: stored in a day's document, and compared by trends. */
export const glance = z.object({
  /** Cases on the desk: open, closed, both; and archived ones. */
  folders: shelves,
  /** The claims of the open cases: the latest settlement of each, in pesos. */
  financial: z.object({ activeAmount: pesos }),
  deadlines: due,
  tasks: due.extend({ undated: count }),
  /** The due dates of movements and notices, while nobody closed them. */
  notifications: due,
});

const trend = glance.extend({ date: z.string() }).nullable();

const dashboard = glance.extend({
  /** What awaits an action: open novedades, and reservations to confirm. */
  inbox: z.object({ novedades: count, reservations: count }),
  /** The figures of an earlier day, from its document; null where there is none. */
  trends: z.object({ yesterday: trend, week: trend, month: trend }),
});

/** How many cases have a word in a field: open and closed ones on the desk. */
const share = z.object({ name: z.string().nullable(), active: count, closed: count });

/** The words of a field with most cases first; for the rest, how many words and cases. */
const shares = z.object({
  values: z.array(share),
  others: z.object({ values: count, active: count, closed: count }),
});

/** A figure on the desk, and the same in the archive. */
const both = z.object({ desk: count, archived: count });

const folders = z.object({
  ...shelves.shape,
  distribution: z.object({ nueva: count, enProceso: count, pendiente: count, cerrada: count }),
  fueros: shares,
  courts: shares,
  months: z.array(
    z.object({
      month,
      opened: both,
      closed: both,
      /** Of those closed with both dates: how many, and their days in total. */
      lasted: z.object({ cases: count, days: count }),
    }),
  ),
});

const tasks = z.object({
  ...due.shape,
  undated: count,
  /** By the month in which they were done. */
  months: z.array(z.object({ month, inTime: both, late: both, undated: both })),
  /** Counted deadlines, by the month in which they fell due. */
  deadlines: z.array(z.object({ month, met: both, late: both, missed: count, open: count })),
});

const accountSums = z.object({ ARS: pesos, UMA: z.number(), JUS: z.number(), client: pesos });

/** Query of `GET /api/stats/accounts/{userId}`. */
export const listAccounts = listQuery.omit({ fields: true });

/** Query of `GET /api/stats/entries/{userId}`: what was charged and paid in a month. */
export const listEntries = listAccounts.extend({ month: listActs.shape.month });

/** An entry of a case's account, in the list of the whole practice. */
export const caseEntry = entry
  .pick({ _id: true, folderId: true, kind: true, pesos: true, date: true, description: true })
  .extend({ folderName: z.string(), reverses: z.string().nullable() });

export type CaseEntry = z.output<typeof caseEntry>;

/** The account of a case in the list of those with debts or client money. */
export const caseAccount = accountSums.extend({ folderId: z.string(), folderName: z.string() });

export type CaseAccount = z.output<typeof caseAccount>;

const financial = z.object({
  activeAmount: pesos,
  /** Open cases that have a settlement. */
  cases: count,
  /** Settlements on the desk by the month of their date. */
  /** The debts in the accounts of the cases, in each unit, and the clients' money held. */
  owed: accountSums,
  /**
   * Settlements on the desk by the month of their date; fees, expenses, and payments of them by the
   * month of their entry, in the pesos of its day.
   */
  months: z.array(
    z.object({ month, count, amount: pesos, fees: pesos, expenses: pesos, paid: pesos }),
  ),
});

const activity = z.object({
  months: z.array(
    z.object({
      month,
      /** Entries of the cases' files: of each court system, and entered by hand. */
      movements: z.object({ manual: count, pjn: count, mev: count }),
      notifications: count,
      hearings: count,
    }),
  ),
});

const notifications = z.object({
  ...due.shape,
  movements: due,
  notices: due,
});

const dataQuality = z.object({
  /** Open cases on the desk. */
  withoutClient: count,
  withoutNumber: count,
  /** With something due, and no open task. */
  withoutTask: count,
  quiet60: count,
  quiet120: count,
  quiet180: count,
  /** Closed cases on the desk without the day of their end. */
  closedWithoutDate: count,
  /** Contacts on the desk with neither document nor CUIT. */
  contactsWithoutDocument: count,
  /** Movements and notices that fell due before today, and that nobody closed. */
  expiredOpen: count,
});

/** What a person answers for: open cases on the desk, open tasks, and the deadlines among these. */
const personFigures = z.object({
  personId: z.string(),
  folders: count,
  tasks: due,
  deadlines: due,
});

/** Figures of a practice. Only the requested sections are present. */
export const statistics = z.object({
  dashboard: dashboard.optional(),
  folders: folders.optional(),
  tasks: tasks.optional(),
  financial: financial.optional(),
  activity: activity.optional(),
  notifications: notifications.optional(),
  matters: shares.optional(),
  dataQuality: dataQuality.optional(),
  /** Those who answer for something open, including people who left, until it is handed over. */
  people: z.array(personFigures).optional(),
  /** Figures exclude reserved cases; stated only to a person who sees one of them. */
  withoutReserved: z.boolean(),
  /** When a figure last changed, UTC ISO. */
  lastUpdated: z.string(),
  /**
   * The figures' day in the practice's zone, until when they hold if nothing changes, their ETag.
   */
  cacheInfo: z.object({ day: z.string(), freshUntil: z.string(), etag: z.string() }),
});

/** A day's document: the figures as they were at `at`. */
export const dayDocument = z.object({
  /** The day itself, `YYYY-MM-DD`. */
  _id: z.string(),
  date: z.string(),
  at: z.string(),
  ...glance.shape,
  distribution: folders.shape.distribution,
  dataQuality,
});

/** Response of `GET /api/user-stats/user`. */
export const userStats = z.object({
  counts: z.object({
    calculators: count,
    folders: count,
    movements: count,
    notifications: count,
    events: count,
    contacts: count,
    alerts: count,
  }),
  storage: z.object({ used: count, limit: count }),
  planInfo: z.object({ planId: z.string(), planName: z.string() }),
});

/** The procedural term that runs on a quiet case, and when it expires. */
const lapse = z.object({
  /** `CPCCN art. 310` or the labour law's, in words. */
  norm: z.string(),
  months: count,
  /** The last day, extended by the ferias within the term. */
  due: z.string(),
  /** The shorter term and its last day: second instance, sumarísimo, execution. */
  shortMonths: count,
  shortDue: z.string(),
});

/** Facts from the counters on an open case beyond its own fields, for its list. */
export const caseFacts = z.object({
  _id: z.string(),
  /** Its last movement or notice, or the day it was opened where it has none. */
  quietSince: z.string(),
  hasMovement: z.boolean(),
  withoutTask: z.boolean(),
  lapse: lapse.nullable(),
});

export type Glance = z.output<typeof glance>;
export type Statistics = z.output<typeof statistics>;
export type Sections = Omit<Statistics, "withoutReserved" | "lastUpdated" | "cacheInfo">;
export type Shares = z.output<typeof shares>;
export type PersonFigures = z.output<typeof personFigures>;
export type DataQuality = z.output<typeof dataQuality>;
export type DayDocument = z.output<typeof dayDocument>;
export type UserStats = z.output<typeof userStats>;
export type Act = z.output<typeof act>;
export type CaseFacts = z.output<typeof caseFacts>;
export type Lapse = z.output<typeof lapse>;
