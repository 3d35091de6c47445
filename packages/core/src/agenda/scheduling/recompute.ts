import pMap from "p-map";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { commit, isStale, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { CalculationError } from "../../law/calculation/calculation.rules";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { dueDate } from "../../law/deadlines/deadline.rules";
import {
  type DeadlineResult,
  type DeadlineVariables,
  deadlineResult,
  deadlineVariables,
} from "../../law/deadlines/deadline.schema";
import { dueDay } from "../../law/deadlines/text.rules";
import { Calculators } from "../../practice/calculators";
import type { Calculator } from "../../practice/calculators/calculator.schema";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Notifications } from "../../practice/notifications";
import { Tasks } from "../../practice/tasks";
import { isOpen } from "../../practice/tasks/task.rules";
import type { Task } from "../../practice/tasks/task.schema";
import { type Due, isDue, moved, movedText, spanOf, titleOf } from "./scheduling.rules";
import type { DeadlineChange } from "./scheduling.schema";

/** Why deadlines are recomputed, worded for the sentence shown to the person. */
export type Why = { because: string; dryRun: boolean };

/** What fell due a while ago may still be moved by a day that was closed afterwards. */
const LOOK_BACK_DAYS = 30;
/** How many are moved at once. */
const WIDTH = 5;

/** The calendar that counts a deadline; nothing for one that is not to be counted again. */
type CalendarFor = (calculator: Calculator) => Promise<CourtCalendar | undefined>;

type Recount = { calculator: Calculator; before: DeadlineResult; after: Due };

/**
 * Recomputes the practice's open deadlines that a calendar counts. A deadline that moves takes along
 * all that it put in the agenda and notes it in its case, in one commit. Answers what moved.
 */
export async function recomputeOpen(calendarFor: CalendarFor, why: Why): Promise<DeadlineChange[]> {
  const open = await Calculators.open(addDays(dayOf(now()), -LOOK_BACK_DAYS));
  const moved = await pMap(open, (one) => recomputed(one, calendarFor, why), {
    concurrency: WIDTH,
  });
  return moved.flatMap((change) => change ?? []);
}

/** What the index shows may be a moment old: enough to see that nothing moves, not to move it. */
async function recomputed(
  shown: Calculator,
  calendarFor: CalendarFor,
  why: Why,
): Promise<DeadlineChange | undefined> {
  const calendar = await calendarFor(shown);
  if (!calendar || !readAnew(shown, calendar)) return undefined;
  return again(async () => {
    const reading = readAnew(await Calculators.get(shown._id), calendar);
    return reading && move(reading, why);
  }, isStale).catch(unlessGone);
}

/** A deadline that was deleted meanwhile moves nothing. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError && error.kind === "not_found")) throw error;
}

/**
 * Recomputes one scheduled deadline by a calendar, and moves all of it where it moved. Answers
 * whether it did.
 */
export async function recomputeOne(
  calculator: Calculator,
  calendar: CourtCalendar,
  because: string,
): Promise<boolean> {
  const reading = readAnew(calculator, calendar);
  return reading !== undefined && (await move(reading, { because, dryRun: false })) !== undefined;
}

/** What a deadline was and is by a calendar; nothing where it stays. */
function readAnew(calculator: Calculator, calendar: CourtCalendar): Recount | undefined {
  const variables = deadlineVariables.safeParse(calculator.variables);
  const before = deadlineResult.safeParse(calculator.result);
  if (!variables.success || !before.success) return undefined;
  const after = counted(variables.data, calendar);
  if (!after || !isDue(after) || !moved(before.data, after)) return undefined;
  return { calculator, before: before.data, after };
}

/** By a calendar that closes the courts for years nothing falls due: what was, stays. */
function counted(variables: DeadlineVariables, calendar: CourtCalendar) {
  try {
    return dueDate(variables, calendar);
  } catch (error) {
    if (error instanceof CalculationError) return undefined;
    throw error;
  }
}

/** Moves all of a deadline, or only says what would move; nothing for one whose task is done. */
async function move(reading: Recount, why: Why): Promise<DeadlineChange | undefined> {
  const task = await taskOf(reading.calculator);
  if (task && (task.archived || !isOpen(task.status))) return undefined;
  const { calculator, before, after } = reading;
  const said = movedText(titleOf(calculator.description), before, after, why.because);
  const event = await movedEvent(reading);
  const own = task && task.dueDate === dayBefore(before) ? task : undefined;
  const movedTask = own && (await Tasks.planMove(own._id, dueDay(after.vencimiento), said));
  if (!why.dryRun) {
    await commit(
      ...(await Calculators.planAnew(calculator._id, calculator.version, after)).writes,
      ...(event?.writes ?? []),
      ...(movedTask?.writes ?? []),
      ...(await notedIn(reading, said)),
    );
  }
  return changeOf(reading, [
    ...(calculator.links?.eventId && !event ? (["event"] as const) : []),
    ...(task && !movedTask ? (["task"] as const) : []),
  ]);
}

const dayBefore = ({ vencimiento }: DeadlineResult) => vencimiento && dueDay(vencimiento);

async function taskOf({ links }: Calculator): Promise<Task | undefined> {
  if (!links?.taskId) return undefined;
  try {
    return await Tasks.get(links.taskId);
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return undefined;
    throw error;
  }
}

/** The move of its event, if it is where the deadline put it: a person may have moved it since. */
async function movedEvent({ calculator, before, after }: Recount) {
  const { eventId } = calculator.links ?? {};
  if (!eventId || !isDue(before)) return undefined;
  const event = await Events.planMove(eventId, spanOf(after));
  return event?.read.start === spanOf(before).start ? event : undefined;
}

/** The entry that its case gets, and its earlier notice with the new expiration. */
async function notedIn({ calculator, after }: Recount, said: string): Promise<Write[]> {
  const { folderId, links, description } = calculator;
  if (!folderId) return [];
  const day = dueDay(after.vencimiento);
  const [noted, notice] = await Promise.all([
    Notifications.plan({
      folderId,
      title: `Cambió el vencimiento: ${titleOf(description)}`.slice(0, 250),
      time: dayOf(now()),
      description: said,
    }),
    links?.notificationId ? Notifications.planExpiration(links.notificationId, day) : undefined,
  ]);
  const counted = { folderId, kind: "notification" } as const;
  return [...noted.writes, ...(notice?.writes ?? []), ...Folders.recount(undefined, counted)];
}

const changeOf = (
  { calculator, before, after }: Recount,
  left: DeadlineChange["left"],
): DeadlineChange => ({
  calculatorId: calculator._id,
  title: titleOf(calculator.description),
  folderId: calculator.folderId,
  folderName: calculator.folderName,
  before: before.vencimiento ?? "",
  after: after.vencimiento,
  graceBefore: before.gracia?.fecha ?? null,
  graceAfter: after.gracia?.fecha ?? null,
  left,
});
