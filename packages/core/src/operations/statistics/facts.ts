import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { page } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { Calendars } from "../../law/deadlines";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { lapseDay, lapseTermOf } from "../../law/deadlines/lapse.rules";
import { Folders } from "../../practice/folders";
import type { PartialFolder } from "../../practice/folders/folder.schema";
import { type CountedItem, countedRange } from "./counted.item";
import { total } from "./counter.rules";
import type { CaseFacts, Lapse, listCaseFacts } from "./statistics.schema";

const OF_CASE = ["folderFuero", "folderJuris", "materia", "court"] as const;
/** How many cases are read at once. */
const AT_ONCE = 100;

/**
 * Facts from the counters on the cases that are quiet for some days, or have due dates without a
 * task: a page of the counted cases, filtered. For quiet ones with the term that runs.
 */
export async function caseFacts({ which, limit, cursor }: z.output<typeof listCaseFacts>) {
  const range = { ...countedRange(useOwner(), "folder"), limit };
  const { items, nextCursor } = await page<CountedItem>(range, cursor);
  const wanted = items.map(factsOf).filter(isWanted(which));
  const cases = which === "withoutTask" ? wanted : await withLapses(wanted);
  return { cases, nextCursor };
}

const QUIET = "d:quiet:folder@";

function factsOf({ id, tags, state }: CountedItem): CaseFacts {
  const quiet = Object.keys(tags).find((tag) => tag.startsWith(QUIET));
  return {
    _id: id,
    quietSince: quiet?.slice(QUIET.length) ?? "",
    hasMovement: Boolean(state?.last),
    withoutTask: tags[total("folder.taskless")] === 1,
    lapse: null,
  };
}

function isWanted(which: z.output<typeof listCaseFacts>["which"]) {
  if (which === "withoutTask") return ({ withoutTask }: CaseFacts) => withoutTask;
  const last = addDays(dayOf(now()), -Number(which.slice("quiet".length)));
  // Only open cases that are not archived have a day since which they are quiet.
  return ({ quietSince }: CaseFacts) => quietSince !== "" && quietSince <= last;
}

async function withLapses(cases: CaseFacts[]): Promise<CaseFacts[]> {
  if (cases.length === 0) return cases;
  const calendar = await Calendars.load("PJN");
  const parts = chunks(cases, AT_ONCE).map((some) =>
    Folders.batch({ folderIds: some.map(({ _id }) => _id), fields: [...OF_CASE] }),
  );
  const folders = new Map((await Promise.all(parts)).flat().map((one) => [one._id, one]));
  return cases.map((one) => {
    const folder = folders.get(one._id);
    return { ...one, lapse: folder ? lapseOf(folder, one.quietSince, calendar) : null };
  });
}

/** The term that runs on a case since its last movement, and when it expires. */
function lapseOf(folder: PartialFolder, since: string, calendar: CourtCalendar): Lapse | null {
  const { folderFuero, folderJuris, materia, court } = folder;
  const term = lapseTermOf({
    fuero: folderFuero ?? null,
    jurisdiction: folderJuris ?? null,
    matter: materia ?? null,
    court: court ?? null,
  });
  if (!term) return null;
  const { norm, months, shortMonths } = term;
  const from = since > term.since ? since : term.since;
  const due = lapseDay(calendar, from, months);
  return { norm, months, due, shortMonths, shortDue: lapseDay(calendar, from, shortMonths) };
}
