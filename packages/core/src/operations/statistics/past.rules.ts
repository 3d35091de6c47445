import type { Glance } from "./statistics.schema";

/** What is open of a past day: in all, the tasks with their deadlines, and what came from the courts. */
export type Past = { all: number; tasks: number; entries: number };

/**
 * How much is overdue: open, of a day before today. Tasks (a deadline is one) and what movements and
 * cédulas ask for count, as in the agenda's `overdue`; an event passes without being overdue.
 */
export const pastOf = ({
  tasks,
  notifications,
}: Pick<Glance, "tasks" | "notifications">): Past => ({
  all: tasks.overdue + notifications.overdue,
  tasks: tasks.overdue,
  entries: notifications.overdue,
});
