import * as z from "zod";
import { dateRange, flag, numberedQuery, pagination, words } from "../../kernel/fields.schema";
import { ENTRY_KINDS } from "../kinds/kinds.rules";

/** The origin of an entry. */
export const ACTIVITY_SOURCES = ["manual", "pjn", "mev", "google", "mail"] as const;

const kinds = words("types").pipe(
  z.array(
    z.enum(ENTRY_KINDS, {
      error: `El parámetro «types» admite ${ENTRY_KINDS.slice(0, -1).join(", ")} y ${ENTRY_KINDS.at(-1)}.`,
    }),
  ),
);

const sources = words("sources").pipe(
  z.array(
    z.enum(ACTIVITY_SOURCES, {
      error: "El parámetro «sources» admite manual, pjn, mev, google y mail.",
    }),
  ),
);

/** Query of `GET /api/folders/{id}/activities/combined`. */
export const listActivities = numberedQuery(20).extend({
  sort: z
    .enum(["date", "-date"], { error: "El parámetro «sort» es date o -date." })
    .default("-date"),
  types: kinds.optional(),
  sources: sources.optional(),
  dateRange: dateRange.optional(),
  hasExpiration: flag("hasExpiration").optional(),
  hasLink: flag("hasLink").optional(),
  movements: words("movements").optional(),
  notifications: words("notifications").optional(),
  eventTypes: words("eventTypes").optional(),
});

/** An entry of a case's timeline: the facts common to every kind. */
export const activity = z.object({
  _id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** Its number in the file: movements and cédulas have one, the practice's own entries none. */
  foja: z.number().int().nullable(),
  /** A date, or a date-time for an event with a time. */
  date: z.string(),
  title: z.string(),
  /**
   * Its type within its kind, as of an event or a calculation; `plazo` for a task that is
   * a deadline.
   */
  type: z.string().nullable(),
  description: z.string().nullable(),
  /** Who served a notice. */
  who: z.string().nullable(),
  source: z.enum(ACTIVITY_SOURCES),
  link: z.string().nullable(),
  dateExpiration: z.string().nullable(),
  /** Whether it is done; null for kinds that cannot be completed. */
  completed: z.boolean().nullable(),
  /**
   * The state of a task; `enTarea` of a movement or notice whose deadline a task carries. Then the
   * priority of a task, the end of an event, the amount of a calculation.
   */
  status: z.string().nullable(),
  priority: z.string().nullable(),
  end: z.string().nullable(),
  amount: z.number().nullable(),
  createdAt: z.string(),
  version: z.number().int(),
});

/** The data of a case's head: the next entries, the last one, and the counts. */
export const overview = z.object({
  next: activity.nullable(),
  /** The next three, including `next`. */
  coming: z.array(activity),
  last: activity.nullable(),
  counts: z.record(z.enum([...ENTRY_KINDS, "links"]), z.number().int()),
});

export { pagination };
export type Activity = z.output<typeof activity>;
export type ActivityQuery = z.output<typeof listActivities>;
export type Overview = z.output<typeof overview>;
