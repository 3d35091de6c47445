import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { page } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { Calendars } from "../../law/deadlines";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { caseLapse } from "../../law/lapse/case-lapse.rules";
import type { LapseCourt } from "../../law/lapse/lapse-codes.rules";
import { lapseDay } from "../../law/lapse/lapse-day.rules";
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
  const [PJN, SCBA] = await Promise.all([Calendars.load("PJN"), Calendars.load("SCBA")]);
  const parts = chunks(cases, AT_ONCE).map((some) =>
    Folders.batch({ folderIds: some.map(({ _id }) => _id), fields: [...OF_CASE] }),
  );
  const folders = new Map((await Promise.all(parts)).flat().map((one) => [one._id, one]));
  return cases.map((one) => {
    const folder = folders.get(one._id);
    return { ...one, lapse: folder ? lapseOf(folder, one.quietSince, { PJN, SCBA }) : null };
  });
}

/** The term that runs on a case since its last movement, and when it expires. */
function lapseOf(
  folder: PartialFolder,
  since: string,
  calendars: Record<LapseCourt, CourtCalendar>,
): Lapse | null {
  const { folderFuero, folderJuris, materia, court } = folder;
  const found = caseLapse({
    fuero: folderFuero ?? null,
    jurisdiction: folderJuris ?? null,
    matter: materia ?? null,
    court: court ?? null,
  });
  if (!found) return null;
  const { norma: norm, months, since: inForce } = found.code;
  const from = since > inForce ? since : inForce;
  const until = (count: number) => lapseDay(calendars[found.jurisdiccion], from, count);
  const { primera, segunda } = months;
  return {
    ...{ norm, months: primera, due: until(primera) },
    ...{ shortMonths: segunda, shortDue: until(segunda) },
  };
}
