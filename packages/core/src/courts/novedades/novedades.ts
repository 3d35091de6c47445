import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { commit, insert, page, removeAny, tryCommit, type Write, walk } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import {
  DRAWERS,
  type Drawer,
  type NovedadItem,
  type NovedadRecord,
  novedadRange,
  toItem,
} from "./novedad.item";
import type { Novedad, updateNovedad } from "./novedad.schema";
import { byDue } from "./order.rules";
import { find, handledMeanwhile, insisting, planned, presentAll, presentOne } from "./store";

type Arrived = Pick<
  NovedadRecord,
  "folderId" | "causaId" | "movementId" | "number" | "date" | "title" | "text" | "link"
> & { source: "pjn" | "mev" };

/** Something new in a case, for the commit that brings it there. */
export function plan(arrived: Arrived): { writes: Write[] } {
  const { folderId, causaId, movementId, source, number, date, title, text, link } = arrived;
  const at = nowIso();
  const record: NovedadRecord = {
    _id: derivedId("novedad", now(), movementId),
    userId: useOwner(),
    ...{ folderId, causaId, movementId, system: source, number, date, title, text, link },
    state: "new",
    scheduled: null,
    createdAt: at,
    updatedAt: at,
  };
  return { writes: [insert(toItem(record, 1))] };
}

/**
 * Says that it was seen, or that it needs nothing; or takes that back with `new`. And whom it
 * addresses, which waits for nothing else.
 */
export function mark(id: string, given: Marked): Promise<Novedad> {
  return insisting(() => attempt(id, given));
}

type Marked = z.output<typeof updateNovedad>;

async function attempt(id: string, { state, whose }: Marked): Promise<Novedad> {
  const read = await find(id);
  // Who deals with it has seen it: the two may come at once, in either order.
  const seen = state === "seen" && read.state !== "new";
  const next = state === undefined || seen ? read.state : state;
  const whom = whose === undefined ? (read.whose ?? null) : whose;
  if (read.state === next && (read.whose ?? null) === whom) return presentOne(read);
  if (read.state === "scheduled") throw handledMeanwhile(undefined);
  const { item, writes } = planned(read, { state: next, whose: whom });
  await commit(...writes);
  return presentOne(item);
}

/**
 * One page of the open novedades, or of the handled ones, latest first. Those of a deleted case are left
 * out: a page may be short, but none is empty while there is more.
 */
export async function list({
  state,
  order,
  limit,
  cursor,
}: {
  state: Drawer;
  order?: "arrival" | "due";
  limit: number;
  cursor?: string;
}) {
  // What is due first may have arrived first: they are put in order of the whole that is read.
  const most = order === "due" ? MOST_OPEN : limit;
  const range = { ...novedadRange(useOwner(), state), limit: most };
  for (let from = cursor; ; ) {
    const { items, nextCursor } = await page<NovedadItem>(range, from);
    const found = await presentAll(items);
    const novedades = order === "due" ? found.sort(byDue) : found;
    if (novedades.length > 0 || nextCursor === undefined) return { novedades, nextCursor };
    from = nextCursor;
  }
}

/** How many open novedades are put in order at once. */
const MOST_OPEN = 500;

type Came = { ownerId: string; folderId: string; causaId?: string };

/** What one commit takes of them, with room for the caller's own. */
const AT_ONCE = 90;

/**
 * Removes the novedades that the courts, or one of their files, brought into a case, in parts that
 * each commit `beside`. May be cut short and done again; stops where one of `beside` is refused.
 */
export async function forget(came: Came, ...beside: Write[]): Promise<void> {
  const found: NovedadItem[] = [];
  for (const drawer of DRAWERS) {
    const range = { ...novedadRange(came.ownerId, drawer), limit: 500 };
    for await (const item of walk<NovedadItem>(range)) if (isOf(item, came)) found.push(item);
  }
  for (const part of chunks(found, AT_ONCE)) {
    const outcome = await tryCommit(...part.map(removeAny), ...beside);
    if (outcome !== "written") return;
  }
}

const isOf = (item: NovedadItem, { folderId, causaId = item.causaId }: Came) =>
  item.folderId === folderId && item.causaId === causaId;
