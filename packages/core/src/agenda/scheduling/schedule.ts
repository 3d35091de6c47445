import type * as z from "zod";
import { now } from "../../kernel/clock";
import { commit, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { deadlineResult } from "../../law/deadlines/deadline.schema";
import { dueDay } from "../../law/deadlines/text.rules";
import { Calculators } from "../../practice/calculators";
import type { Calculator } from "../../practice/calculators/calculator.schema";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Notifications } from "../../practice/notifications";
import { Tasks } from "../../practice/tasks";
import { Reminders } from "../../telling/reminders";
import { aboutOf, type Due, isDue, type PutDown, spanOf } from "./scheduling.rules";
import type { Scheduled, scheduleDeadline } from "./scheduling.schema";

type ScheduleInput = z.output<typeof scheduleDeadline>;

/** What a caller adds to the transaction, given the ids it will leave. */
type Beside = (made: PutDown & { due: string }) => Write[];

/**
 * Puts a deadline into the agenda in one go: computed here, whatever the client showed, it becomes
 * an event, a task, a notice in the file of its case, and the calculation that links them. All of
 * it is written or nothing, with what the caller writes `beside` it. Throws a sentence on the wrong
 * field.
 */
export async function schedule(
  given: ScheduleInput,
  beside: Beside = () => [],
): Promise<{ calculator: Calculator } & Scheduled> {
  const asked = { type: "plazo", variables: given.variables } as const;
  const computation = await Calculators.compute(asked);
  const due = deadlineResult.parse(computation.result);
  if (!isDue(due)) throw invalid("variables.cantidad", "Cantidad: completá de cuánto es el plazo");
  const { event, task, notification } = await entriesOf(given, due);
  const links = {
    eventId: event.shown._id,
    taskId: task.shown._id,
    notificationId: notification?.shown._id ?? null,
  };
  const calculator = await Calculators.plan(
    { ...asked, folderId: given.folderId, description: described(given) },
    computation,
    { links, openUntil: dueDay(due.vencimiento) },
  );
  const { folderId = null } = given;
  const kinds = [
    "event",
    "task",
    "calculator",
    ...(notification ? ["notification" as const] : []),
  ] as const;
  const counted = kinds.map((kind) => ({ folderId, kind }));
  const all = [event, task, ...(notification ? [notification] : []), calculator];
  const done = {
    calculator: calculator.shown,
    event: event.shown,
    task: task.shown,
    notification: notification?.shown ?? null,
  };
  const writes = [
    ...all.flatMap(({ writes }) => writes),
    ...Folders.recount(undefined, ...counted),
    ...ringOnce(done),
    ...beside({ ...links, calculatorId: calculator.shown._id, due: due.vencimiento }),
  ];
  try {
    await commit(...writes);
    return done;
  } catch (error) {
    if (await isWritten(done.calculator._id)) return done;
    throw error;
  }
}

/** One deadline rings once: the task speaks for its event and its notice. */
function ringOnce({ event, task, notification }: Scheduled): Write[] {
  const others = [
    { sourceType: "event" as const, sourceId: event._id },
    ...(notification ? [{ sourceType: "notification" as const, sourceId: notification._id }] : []),
  ];
  return Reminders.spokenByTask(task.userId, task._id, others, task.createdAt);
}

/** Whether this very request, asked again, already wrote what it makes. */
async function isWritten(calculatorId: string): Promise<boolean> {
  try {
    await Calculators.get(calculatorId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return false;
    throw error;
  }
}

const described = ({ title, description }: ScheduleInput) =>
  description ? `${title}\n${description}` : title;

/** The event, the task and, in a case, the notice of a deadline, not written yet. */
async function entriesOf(
  { variables, title, folderId = null, description }: ScheduleInput,
  due: Due,
) {
  const about = aboutOf(variables, due, description);
  const day = dueDay(due.vencimiento);
  const [event, task, notification] = await Promise.all([
    Events.plan({ title, description: about, type: "vencimiento", folderId, ...spanOf(due) }),
    Tasks.plan({ name: title, description: about, dueDate: day, priority: "alta", folderId }),
    folderId === null
      ? undefined
      : Notifications.plan({
          folderId,
          title: `Vence: ${title}`,
          time: dayOf(now()),
          dateExpiration: day,
          description: about,
        }),
  ]);
  return { event, task, notification };
}
