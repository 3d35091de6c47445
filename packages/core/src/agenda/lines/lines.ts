import { useOwner } from "../../kernel/actor";
import { addDays } from "../../kernel/day.rules";
import { startOfDay } from "../../kernel/zone.rules";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import type { Task } from "../../practice/tasks/task.schema";
import { inOrder, lineOfDue, lineOfEvent, lineOfTask } from "./line.rules";
import type { Line } from "./line.schema";

/** The most entries of each kind that a response carries. */
const MOST = 1000;

/** The days of the practice, both included; with `overdue`, also what is open from before. */
type Span = { from: string; to: string; overdue?: boolean };

export type Agenda = { overdue: Line[]; lines: Line[]; complete: boolean };

/**
 * The agenda of the practice between two days: the open tasks and deadlines, the due dates of
 * movements and cédulas, and the events; with `overdue`, also what is open and fell due before.
 * Earliest first. `complete` is false where there is more than a response carries.
 */
export async function between({ from, to, overdue = false }: Span): Promise<Agenda> {
  const before = overdue ? readDue(BEGINNING, addDays(from, -1)) : NOTHING_DUE;
  const [late, ahead, events] = await Promise.all([
    before,
    readDue(from, to),
    readEvents(from, to),
  ]);
  const ofCases = [...late.entries, ...ahead.entries, ...events];
  const cases = await Folders.namedCases(ofCases.flatMap(({ folderId }) => folderId ?? []));
  return {
    overdue: inOrder(dueLines(late, cases)),
    lines: inOrder([...dueLines(ahead, cases), ...eventLines(events, from, cases)]),
    complete: [late.tasks, late.entries, ahead.tasks, ahead.entries, events].every(
      ({ length }) => length < MOST,
    ),
  };
}

/** Sorts before any day of a record. */
const BEGINNING = "1";

type Due = { tasks: Task[]; entries: Folders.DueItem[] };

const NOTHING_DUE: Due = { tasks: [], entries: [] };

async function readDue(from: string, to: string): Promise<Due> {
  const owner = useOwner();
  const [tasks, entries] = await Promise.all([
    upToMost(Tasks.due(owner, from, to)),
    upToMost(Folders.due(owner, from, to)),
  ]);
  return { tasks, entries };
}

const readEvents = (from: string, to: string) =>
  upToMost(Events.agenda(useOwner(), startOfDay(from), startOfDay(addDays(to, 1))));

type Cases = ReadonlyMap<string, Folders.NamedCase>;

/** The lines of what falls due; without movements and cédulas of deleted cases. */
function dueLines({ tasks, entries }: Due, cases: Cases): Line[] {
  const ofTasks = tasks.flatMap((task) =>
    lineOfTask(task).map((line) => ({ ...line, responsibleId: task.responsibleId })),
  );
  const ofEntries = entries.flatMap(({ _id, kind, folderId, title, day }) => {
    const named = cases.get(folderId);
    if (!named) return [];
    const { folderName, responsibleId } = named;
    return [{ ...lineOfDue({ _id, kind, folderId, title, day, folderName }), responsibleId }];
  });
  return [...ofTasks, ...ofEntries];
}

const eventLines = (
  events: Awaited<ReturnType<typeof readEvents>>,
  from: string,
  cases: Cases,
): Line[] =>
  events.map((event) => ({
    ...lineOfEvent(event, from),
    responsibleId: cases.get(event.folderId ?? "")?.responsibleId ?? event.createdBy ?? useOwner(),
  }));

async function upToMost<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of source) {
    if (found.length === MOST) break;
    found.push(one);
  }
  return found;
}
