import { type Board, dueOf, totalOf } from "./board.rules";
import { onDay, type Tags, total } from "./counter.rules";
import type { PersonFigures } from "./statistics.schema";

/** The daily families of counters by person: their open tasks, and the deadlines among them. */
export const PEOPLE_FAMILIES = ["taskOf", "deadlineOf"] as const;

const [TASK, DEADLINE] = PEOPLE_FAMILIES;
const CASES = "casesOf.";
const TASKS = "tasksOf.";

type Answered = { userId: string; responsibleId?: string | null };

/** Who answers for a record; where none is stored, its practice's founder. */
const personOf = ({ responsibleId, userId }: Answered): string => responsibleId ?? userId;

/** Tags of an open case by who answers for it. */
export const caseOf = (folder: Answered): Tags => ({ [total(CASES + personOf(folder))]: 1 });

/** Tags of an open task by who answers for it. */
export function taskOf(task: Answered & { dueDate: string | null; deadline?: unknown }): Tags {
  const { dueDate, deadline } = task;
  const person = personOf(task);
  return {
    [total(TASKS + person)]: 1,
    ...(dueDate && { [onDay(TASK, person, dueDate)]: 1 }),
    ...(dueDate && deadline ? { [onDay(DEADLINE, person, dueDate)]: 1 } : {}),
  };
}

/** The figures of each person who answers for something, by their identifier. */
export const peopleIn = (board: Board): PersonFigures[] =>
  idsIn(board).map((personId) => ({
    personId,
    folders: totalOf(board, CASES + personId),
    tasks: { ...dueOf(board, TASK, [personId]), open: totalOf(board, TASKS + personId) },
    deadlines: dueOf(board, DEADLINE, [personId]),
  }));

function idsIn({ totals }: Board): string[] {
  const ids = [...totals.keys()].flatMap((name) =>
    [CASES, TASKS].flatMap((prefix) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  );
  return [...new Set(ids)].sort();
}
