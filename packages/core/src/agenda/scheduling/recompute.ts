import pMap from "p-map";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { commit, isStale, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { CalculationError } from "../../law/calculation/calculation.rules";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { dueDate } from "../../law/deadlines/deadline.rules";
import { type DeadlineVariables, deadlineVariables } from "../../law/deadlines/deadline.schema";
import { dueDay } from "../../law/deadlines/text.rules";
import { Calculators } from "../../practice/calculators";
import { Notifications } from "../../practice/notifications";
import { Tasks } from "../../practice/tasks";
import type { Task, TaskDeadline } from "../../practice/tasks/task.schema";
import { Alerts } from "../../telling/alerts";
import { deadlineOf, isDue, moved, movedText } from "./scheduling.rules";
import type { DeadlineChange } from "./scheduling.schema";

/** Why deadlines are recomputed, worded for the sentence shown to the person. */
export type Why = {
  because: string;
  dryRun: boolean;
  /** Also as an alert to who answers for it: nobody is looking at what moves. */
  alerts?: boolean;
};

/** A deadline that fell due recently may still be moved by a day closed afterwards. */
const LOOK_BACK_DAYS = 30;
/** How many are moved concurrently. */
const WIDTH = 5;

/** The calendar that counts a deadline; undefined for one that is not recounted. */
type CalendarFor = (deadline: TaskDeadline) => Promise<CourtCalendar | undefined>;

type Recount = { task: Task; before: TaskDeadline; after: TaskDeadline };

/**
 * Recomputes the practice's open deadlines that a calendar counts. One that moves is noted in its
 * case in the same commit. Returns what moved.
 */
export async function recomputeOpen(calendarFor: CalendarFor, why: Why): Promise<DeadlineChange[]> {
  const open = await Tasks.openDeadlines(addDays(dayOf(now()), -LOOK_BACK_DAYS));
  const moved = await pMap(open, (one) => recomputed(one, calendarFor, why), {
    concurrency: WIDTH,
  });
  return moved.flatMap((change) => change ?? []);
}

/** The index may be slightly behind: enough to see that nothing moves, not to move anything. */
async function recomputed(
  shown: Task,
  calendarFor: CalendarFor,
  why: Why,
): Promise<DeadlineChange | undefined> {
  const calendar = shown.deadline ? await calendarFor(shown.deadline) : undefined;
  if (!calendar || !readAnew(shown, calendar)) return undefined;
  return again(async () => {
    const reading = readAnew(await Tasks.get(shown._id), calendar);
    return reading && move(reading, why);
  }, isStale).catch(unlessGone);
}

/** Ignores the error of a deadline that was deleted meanwhile. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError && error.kind === "not_found")) throw error;
}

/** A deadline before and after recounting by a calendar; undefined where it does not move. */
function readAnew(task: Task, calendar: CourtCalendar): Recount | undefined {
  const { deadline: before } = task;
  const variables = deadlineVariables.safeParse(before?.variables);
  if (!before || !variables.success) return undefined;
  const after = counted(variables.data, calendar);
  return after && moved(before, after) ? { task, before, after } : undefined;
}

/** Where a calendar closes the courts for years nothing falls due, and the old date stays. */
function counted(variables: DeadlineVariables, calendar: CourtCalendar): TaskDeadline | undefined {
  try {
    const result = dueDate(variables, calendar);
    if (!isDue(result)) return undefined;
    const computation = Calculators.computed({ type: "plazo", variables }, result);
    return deadlineOf(computation, variables, result);
  } catch (error) {
    if (error instanceof CalculationError) return undefined;
    throw error;
  }
}

/** Moves a deadline, or in a dry run only returns the move; undefined for a task that is done. */
async function move(reading: Recount, why: Why): Promise<DeadlineChange | undefined> {
  const { task, before, after } = reading;
  const said = movedText(task.name, before, after, why.because);
  const change = await Tasks.planRecount(task._id, after, said);
  if (!change) return undefined;
  if (why.dryRun) return changeOf(reading, !change.follows);
  const writes = [...change.writes, ...(await notedIn(task, said))];
  await commit(...writes, ...(why.alerts ? alertOf(reading, said) : []));
  return changeOf(reading, !change.follows);
}

/** The alert that it moved, in the commit that moves it: once. */
function alertOf({ task, after }: Recount, said: string): Write[] {
  const day = dueDay(after.vencimiento);
  return Alerts.plan(task.userId, {
    ...{ key: `moved:${task._id}:${after.vencimiento}:${after.calendario.version}`, at: nowIso() },
    forId: task.responsibleId ?? task.userId,
    ...{ primaryText: said, primaryVariant: "warning", secondaryText: task.folderName },
    ...{ expirationDate: day, avatarIcon: "TaskSquare" },
    ...{ sourceType: "task", sourceId: task._id, folderId: task.folderId },
  }).writes;
}

/** The note that its case gets. */
async function notedIn({ folderId, name }: Task, said: string): Promise<Write[]> {
  if (!folderId) return [];
  const title = `Cambió el vencimiento: ${name}`.slice(0, 250);
  const noted = { folderId, title, time: dayOf(now()), description: said };
  return (await Notifications.planNote(noted)).writes;
}

const changeOf = ({ task, before, after }: Recount, left: boolean): DeadlineChange => ({
  taskId: task._id,
  title: task.name,
  folderId: task.folderId,
  folderName: task.folderName,
  before: before.vencimiento,
  after: after.vencimiento,
  graceBefore: before.gracia?.fecha ?? null,
  graceAfter: after.gracia?.fecha ?? null,
  left,
});
