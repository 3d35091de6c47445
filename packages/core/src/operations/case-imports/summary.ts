import type { Causas } from "../../courts/causas";
import { Novedades } from "../../courts/novedades";
import type { Novedad } from "../../courts/novedades/novedad.schema";
import { now } from "../../kernel/clock";
import { daysBetween } from "../../kernel/day.rules";
import { dayOf } from "../../kernel/zone.rules";
import { Calendars } from "../../law/deadlines";
import type { RowItem } from "./case-import.item";
import { heapOf } from "./case-import.rules";
import type { ImportSummary } from "./case-import.schema";
import { isNear, lapsesOn } from "./lapsing.rules";
import { readingsOf } from "./links";
import { find, rowsOf } from "./store";

/** The most novedades and cases that a summary lists. */
const MOST_SHOWN = 20;

/** What an import brought, as far as the actor sees its cases. Throws `import.not_found`. */
export async function summary(id: string): Promise<ImportSummary> {
  const item = await find(id);
  const rows = await rowsOf(item);
  const readings = await readingsOf(rows);
  const cases = new Set(
    rows.flatMap(({ folderId, undone }) => (folderId && !undone ? [folderId] : [])),
  );
  const [novedades, lapsing] = await Promise.all([novedadesIn(cases), lapsingIn(rows, readings)]);
  return {
    cases: cases.size,
    contacts: item.contacts,
    linked: readings.filter(({ linked }) => linked).length,
    movements: readings.reduce((sum, { movements }) => sum + movements, 0),
    novedadesTotal: readings.reduce((sum, one) => sum + one.novedades, 0),
    ...{ novedades, lapsing, needLook: rows.filter(needsLook).length },
  };
}

/** A row that somebody has to look at. */
function needsLook(row: RowItem): boolean {
  if (row.undone || row.linked === "linked") return false;
  const heap = heapOf(row);
  return row.linked === "refused" || heap === "failed" || heap === "partly" || heap === "absent";
}

/** How many pages of open novedades are read at most, of five hundred each. */
const MOST_PAGES = 10;

async function novedadesIn(cases: ReadonlySet<string>): Promise<ImportSummary["novedades"]> {
  if (cases.size === 0) return [];
  const found: Novedad[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await Novedades.list({ state: "open", order: "due", limit: 500, cursor });
    found.push(...page.novedades.filter(({ folderId }) => cases.has(folderId)));
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  const today = dayOf(now());
  return found
    .map((one) => {
      const dueDate = one.proposal?.vencimiento ?? null;
      const { _id, folderId, folderName, title, date } = one;
      const daysLeft = dueDate === null ? null : daysBetween(today, dueDate);
      return { _id, folderId, folderName, title, date, dueDate, daysLeft };
    })
    .sort(byDue)
    .slice(0, MOST_SHOWN);
}

type Due = { dueDate: string | null; date: string };

/** The nearest deadline first; those without one after, the latest first. */
const byDue = (one: Due, other: Due): number =>
  (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9") || other.date.localeCompare(one.date);

async function lapsingIn(
  rows: readonly RowItem[],
  readings: readonly Causas.Reading[],
): Promise<ImportSummary["lapsing"]> {
  const lastOf = new Map(readings.map(({ folderId, lastMovement }) => [folderId, lastMovement]));
  const [PJN, SCBA] = await Promise.all([Calendars.load("PJN"), Calendars.load("SCBA")]);
  const today = dayOf(now());
  const near = rows.flatMap(({ folderId, given, lookup }) => {
    const lastMovement = (folderId && lastOf.get(folderId)) || null;
    const { court, folderName, materia = null, status } = given;
    if (!folderId || !court || !lastMovement || status === "cerrada") return [];
    const texts = [lookup?.caratula, lookup?.court, folderName];
    const day = lapsesOn({ court, texts, matter: materia ?? null, lastMovement }, { PJN, SCBA });
    return day && isNear(day, today) ? [{ folderId, folderName, lastMovement, lapsesOn: day }] : [];
  });
  return near.sort((a, b) => a.lapsesOn.localeCompare(b.lapsesOn)).slice(0, MOST_SHOWN);
}
