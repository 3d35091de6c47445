import { useOwner } from "../../kernel/actor";
import { addDays } from "../../kernel/day.rules";
import { startOfDay } from "../../kernel/zone.rules";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import { inOrder, lineOfDue, lineOfEvent, lineOfTask } from "./line.rules";
import type { Line } from "./line.schema";

/** What a screen shows and an answer carries at most of each kind. */
const MOST = 1000;

/** The days of the practice, both included; or what is open since before the first of them. */
type Span = { from: string; to: string; overdue?: boolean };

export type Agenda = { overdue: Line[]; lines: Line[]; complete: boolean };

/**
 * The agenda of the practice between two days: the open tasks and deadlines, what movements and
 * cédulas say falls due, and the events; and, where asked, what is open and fell due before. The
 * earliest first. `complete` is false where there is more than one answer carries.
 */
export async function between({ from, to, overdue = false }: Span): Promise<Agenda> {
  const before = overdue ? due(BEGINNING, addDays(from, -1)) : { lines: [], complete: true };
  const [late, ahead, events] = await Promise.all([before, due(from, to), happening(from, to)]);
  return {
    overdue: inOrder(late.lines),
    lines: inOrder([...ahead.lines, ...events.lines]),
    complete: late.complete && ahead.complete && events.complete,
  };
}

/** Before any day that a record may have. */
const BEGINNING = "1";

async function due(from: string, to: string) {
  const owner = useOwner();
  const [tasks, entries] = await Promise.all([
    upToMost(Tasks.due(owner, from, to)),
    upToMost(Folders.due(owner, from, to)),
  ]);
  const lines = [
    ...tasks.flatMap(lineOfTask),
    ...(await Folders.withCases(entries)).map(lineOfDue),
  ];
  return { lines, complete: Math.max(tasks.length, entries.length) < MOST };
}

async function happening(from: string, to: string) {
  const owner = useOwner();
  const span = [startOfDay(from), startOfDay(addDays(to, 1))] as const;
  const events = await upToMost(Events.agenda(owner, ...span));
  return {
    lines: events.map((event) => lineOfEvent(event, from)),
    complete: events.length < MOST,
  };
}

async function upToMost<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of source) {
    if (found.length === MOST) break;
    found.push(one);
  }
  return found;
}
