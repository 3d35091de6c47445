import { again } from "../../kernel/again";
import { commit, isStale } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { deadlineResult, deadlineVariables } from "../../law/deadlines/deadline.schema";
import { Calculators } from "../../practice/calculators";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Notifications } from "../../practice/notifications";
import { Tasks } from "../../practice/tasks";
import { deadlineOf, isDue, leftOver, titleOf } from "./scheduling.rules";

/**
 * Joins each deadline that the acting practice scheduled as four records (a calculation, an event,
 * a task and a notice) into one task. The task gets the count, and the text that only the others
 * had; a deleted task is recreated from the event. Event and notice are deleted, restorable for 30
 * days; the calculation is archived with its earlier figures. Can be interrupted and run again.
 * Returns how many it joined.
 */
export async function joinAll(): Promise<number> {
  let joined = 0;
  for (const id of await Calculators.scheduledIds()) {
    if (await again(() => join(id), isStale)) joined += 1;
  }
  return joined;
}

async function join(calculatorId: string): Promise<boolean> {
  const calculation = await Calculators.planJoin(calculatorId);
  if (!calculation) return false;
  const { read, links } = calculation;
  const deadline = countOf(read);
  const [event, notice] = await Promise.all([
    links.eventId ? Events.planRemoval(links.eventId) : undefined,
    links.notificationId ? Notifications.planRemoval(links.notificationId) : undefined,
  ]);
  const others = [event?.read, notice?.read].flatMap((one) => one ?? []);
  const note = (said: string) => leftOver(said, others);
  const known = deadline && links.taskId && (await Tasks.planJoin(links.taskId, deadline, note));
  const anew = deadline && !known && event && (await fromEvent(event.read, deadline, read));
  // Where the count cannot be read nothing is joined: the records in the agenda stay as they are.
  const parts = deadline ? [known, anew, event, notice] : [];
  const gone = [
    { folderId: read.folderId, kind: "calculator" as const },
    ...(deadline && event ? [{ folderId: event.read.folderId, kind: "event" as const }] : []),
    ...(deadline && notice
      ? [{ folderId: notice.read.folderId, kind: "notification" as const }]
      : []),
  ];
  const made = anew ? [{ folderId: anew.shown.folderId, kind: "task" as const }] : [];
  await commit(
    ...calculation.writes,
    ...parts.flatMap((part) => (part ? part.writes : [])),
    ...Folders.recount(gone, ...made),
  );
  return deadline !== undefined;
}

type Scheduled = NonNullable<Awaited<ReturnType<typeof Calculators.planJoin>>>["read"];

function countOf(read: Scheduled) {
  const result = deadlineResult.safeParse(read.result);
  const variables = deadlineVariables.safeParse(read.variables);
  if (!result.success || !variables.success || !isDue(result.data)) return undefined;
  return deadlineOf(read, variables.data, result.data);
}

type Removed = NonNullable<Awaited<ReturnType<typeof Events.planRemoval>>>["read"];
type Count = NonNullable<ReturnType<typeof countOf>>;

/** The task was deleted and the event kept: the deadline still has to be met. */
const fromEvent = (event: Removed, deadline: Count, { description }: Scheduled) =>
  Tasks.planDeadline(
    {
      name: event.title || titleOf(description),
      description: event.description,
      dueDate: dayOf(event.start),
      folderId: event.folderId,
      priority: "alta",
    },
    deadline,
  );
