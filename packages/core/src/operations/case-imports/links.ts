import { Plans } from "../../billing/plans";
import { Causas } from "../../courts/causas";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { getMany } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../../practice/folders";
import { patient } from "./budget";
import { type ImportItem, type RowItem, rowKey } from "./case-import.item";
import { heapOf } from "./case-import.rules";
import type { CaseImport, WantLinks } from "./case-import.schema";
import { inState, shown } from "./imports";
import { edit, find, renewed, retryStale, rowsOf, rowWrite } from "./store";

/** The most rows of one commit, with room for the import. */
const AT_ONCE = 90;

/**
 * Wishes rows to be linked with their court files, as a person confirmed: the reaction that follows
 * links them. Rows that are linked or wait already stay as they are. Throws `plan.feature_missing`,
 * `import.state` before its cases are written or once it is undone, and a sentence on `rows`.
 */
export async function wantLinks(id: string, asked: WantLinks): Promise<CaseImport> {
  const item = await find(id);
  assertLinkable(item);
  await Plans.assertFeature("courtLinks");
  const chosen = "heap" in asked ? await agreeing(item) : await named(item, asked.rows);
  let next = item;
  for (const part of chunks(chosen, AT_ONCE)) next = await retryStale(() => want(id, part));
  return shown(next);
}

function assertLinkable({ status }: ImportItem): void {
  if (status !== "looking" && status !== "done") {
    throw inState("Las causas de esta importación no se pueden vincular ahora.");
  }
}

/** The saved rows whose carátula agrees with the court's. */
const agreeing = async (item: ImportItem): Promise<number[]> =>
  (await rowsOf(item))
    .filter((row) => row.folderId && !row.undone && heapOf(row) === "same" && row.linked === "none")
    .map(({ row }) => row);

async function named(item: ImportItem, rows: readonly number[]): Promise<number[]> {
  const each = [...new Set(rows)];
  const found = await getMany<RowItem>(each.map((row) => rowKey(item.userId, item._id, row)));
  each.forEach((row, i) => {
    const one = found[i];
    if (one?.folderId && one.given.court && !one.undone) return;
    throw invalid("rows", `Filas: la ${row} no tiene una causa con número de tribunal.`);
  });
  return each;
}

async function want(id: string, part: readonly number[]): Promise<ImportItem> {
  const { userId } = await find(id);
  const read = await getMany<RowItem>(part.map((row) => rowKey(userId, id, row)));
  const fresh = read.filter(
    (row): row is RowItem =>
      row !== undefined && row.linked !== "linked" && row.linked !== "wanted",
  );
  return edit(
    id,
    (current) => {
      assertLinkable(current);
      const { wanted, done } = current.links;
      return { links: { wanted: wanted + fresh.length, done } };
    },
    ...fresh.map((row) => rowWrite(row, { linked: "wanted", reason: null })),
  );
}

/**
 * Links the wanted rows of an import, at the pace at which the portals then read them. Those that the
 * plan would not follow, or that cannot be linked, are refused with the reason. Returns false where
 * time is up.
 */
export async function linkWanted(item: ImportItem, late: () => boolean): Promise<boolean> {
  const waiting = (await rowsOf(item)).filter(({ linked }) => linked === "wanted");
  if (waiting.length === 0) return true;
  let room = await roomAtCourts();
  for (const row of waiting) {
    const { court } = row.given;
    if (!court || !(await Causas.waitForTurn(court.system, patient(late)))) return false;
    const reason = room > 0 ? await linkRow(row) : NO_ROOM;
    if (reason === null) room -= 1;
    const done = await settle(item, row, reason);
    if (!done) return true;
  }
  return true;
}

const NO_ROOM = "Tu plan no sigue más causas en los tribunales.";

/** How many more linked cases the plan follows. */
async function roomAtCourts(): Promise<number> {
  const { limit, cases } = await Causas.followed();
  if (limit === null) return Number.POSITIVE_INFINITY;
  return limit - cases.filter(({ followed }) => followed).length;
}

/** For how many days back movements are novedades: older ones are history. */
const NEWS_DAYS = 30;

/** Links the case of a row. Returns why not, or null. May be repeated. */
async function linkRow({ folderId, given }: RowItem): Promise<string | null> {
  const { court } = given;
  if (!folderId || !court) return null;
  try {
    if ((await Folders.get(folderId)).court?.number === court.number) return null;
    const newsFrom = addDays(dayOf(now()), -NEWS_DAYS);
    await retryStale(() =>
      Causas.link(folderId, { ...court, confirmed: true }, undefined, newsFrom),
    );
    return null;
  } catch (error) {
    if (error instanceof AppError && error.kind !== "unavailable") return error.message;
    throw error;
  }
}

/** Stores what became of a wish. Returns false where the import is being undone. */
async function settle(item: ImportItem, row: RowItem, reason: string | null): Promise<boolean> {
  const linked = reason === null ? ("linked" as const) : ("refused" as const);
  const next = await edit(
    item._id,
    (read) => ({
      ...renewed(read, "carry"),
      links: { ...read.links, done: read.links.done + 1 },
      linkedAt: nowIso(),
    }),
    rowWrite(row, { linked, reason }),
  );
  return next.status === "looking" || next.status === "done";
}

/** What the rows of an import that were linked brought so far. */
export const readingsOf = (rows: readonly RowItem[]): Promise<Causas.Reading[]> =>
  Causas.readings(
    useOwner(),
    rows.flatMap(({ folderId, given: { court }, linked, undone }) =>
      linked === "linked" && folderId && court && !undone ? [{ folderId, court }] : [],
    ),
  );
