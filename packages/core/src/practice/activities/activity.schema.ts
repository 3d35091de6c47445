import * as z from "zod";
import { dateRange, flag, numberedQuery, pagination, words } from "../../kernel/fields.schema";

/** What the timeline of a case shows, one word a kind. */
export const ACTIVITY_KINDS = ["movement", "notification", "event", "task", "calculator"] as const;

/** Where an entry came from. */
export const ACTIVITY_SOURCES = ["manual", "pjn", "mev", "google"] as const;

const kinds = words("types").pipe(
  z.array(
    z.enum(ACTIVITY_KINDS, {
      error: "El parámetro «types» admite movement, notification, event, task y calculator.",
    }),
  ),
);

const sources = words("sources").pipe(
  z.array(
    z.enum(ACTIVITY_SOURCES, {
      error: "El parámetro «sources» admite manual, pjn, mev y google.",
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

/** An entry of a case's timeline: a few facts common to every kind. */
export const activity = z.object({
  _id: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  /** Its number in the file: movements and cédulas have one, the practice's own work has none. */
  foja: z.number().int().nullable(),
  /** A date, or a date-time for an event that has an hour. */
  date: z.string(),
  title: z.string(),
  /**
   * What it is within its kind: the type of movement, of notice, of event, of calculation; `plazo` for
   * the task that is a deadline.
   */
  type: z.string().nullable(),
  description: z.string().nullable(),
  /** Who served a notice. */
  who: z.string().nullable(),
  source: z.enum(ACTIVITY_SOURCES),
  link: z.string().nullable(),
  dateExpiration: z.string().nullable(),
  /** Whether it is done; null for what is never ticked off. */
  completed: z.boolean().nullable(),
  /** The state of a task, the priority of a task, the end of an event, the amount of a calculation. */
  status: z.string().nullable(),
  priority: z.string().nullable(),
  end: z.string().nullable(),
  amount: z.number().nullable(),
  createdAt: z.string(),
  version: z.number().int(),
});

/** What the head of a case answers at once: what is next, what was last, how much there is. */
export const overview = z.object({
  next: activity.nullable(),
  /** The next three, `next` first. */
  coming: z.array(activity),
  last: activity.nullable(),
  counts: z.record(z.enum([...ACTIVITY_KINDS, "links"]), z.number().int()),
});

export { pagination };
export type Activity = z.output<typeof activity>;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export type ActivityQuery = z.output<typeof listActivities>;
export type Overview = z.output<typeof overview>;
