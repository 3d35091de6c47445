import { useOwner } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { dayOf } from "../../kernel/zone.rules";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import { lineOfDue, lineOfEvent, lineOfTask, nextOfEach } from "./line.rules";
import type { DatedLine, NextLine } from "./line.schema";

/** The range of days searched for events: all past ones, and three years ahead. */
const [BEGINNING, YEARS] = ["1", 3 * 366];
/** The most lines that a response carries. */
const MOST = 5000;

/**
 * The next line of each case of the practice that has an open one with a date: the first that is
 * overdue, or else the soonest. Three ranges, whatever the number of cases. `complete` is false
 * where there are more cases than a response carries.
 */
export async function nextOfCases(): Promise<{ lines: NextLine[]; complete: boolean }> {
  const today = dayOf(now());
  const end = addDays(today, YEARS);
  const parts = await Promise.all([tasks(end), expirations(end), events(today, end)]);
  const lines = nextOfEach(parts.flat());
  return { lines: lines.slice(0, MOST), complete: lines.length <= MOST };
}

async function tasks(to: string): Promise<DatedLine[]> {
  const found: DatedLine[] = [];
  for await (const task of Tasks.due(useOwner(), BEGINNING, to)) found.push(...lineOfTask(task));
  return found;
}

async function expirations(to: string): Promise<DatedLine[]> {
  const found: DatedLine[] = [];
  for await (const entry of Folders.due(useOwner(), BEGINNING, to)) {
    found.push(lineOfDue({ ...entry, folderName: null }));
  }
  return found;
}

/** Future and current events: one that has ended is not next. */
async function events(today: string, to: string): Promise<DatedLine[]> {
  const found: DatedLine[] = [];
  for await (const event of Events.agenda(useOwner(), nowIso(), `${to}T23:59:59.999Z`)) {
    found.push(lineOfEvent(event, today));
  }
  return found;
}
