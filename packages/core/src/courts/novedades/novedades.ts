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
import {
  find,
  handledMeanwhile,
  planned,
  presentAll,
  presentOne,
  readItsAlert,
  retryRaces,
} from "./store";

type Arrived = Pick<
  NovedadRecord,
  "folderId" | "causaId" | "movementId" | "number" | "date" | "title" | "text" | "link"
> & { source: "pjn" | "mev"; alertId?: string | null };

/** A novedad of a case, for the commit that adds its movement. */
export function plan(arrived: Arrived): { writes: Write[] } {
  const { folderId, causaId, movementId, source, number, date, title, text, link } = arrived;
  const { alertId = null } = arrived;
  const at = nowIso();
  const record: NovedadRecord = {
    _id: derivedId("novedad", now(), movementId),
    userId: useOwner(),
    ...{ folderId, causaId, movementId, system: source, number, date, title, text, link, alertId },
    state: "new",
    scheduled: null,
    createdAt: at,
    updatedAt: at,
  };
  return { writes: [insert(toItem(record, 1))] };
}

/**
 * Marks it as seen or as needing no action, or with `new` as neither. Also stores whom it
 * addresses, in whatever state it is.
 */
export function mark(id: string, given: Marked): Promise<Novedad> {
  return retryRaces(() => attempt(id, given));
}

type Marked = z.output<typeof updateNovedad>;

async function attempt(id: string, { state, whose }: Marked): Promise<Novedad> {
  const read = await find(id);
  // Handling it implies seeing it: the two may arrive at once, in either order.
  const seen = state === "seen" && read.state !== "new";
  const next = state === undefined || seen ? read.state : state;
  const whom = whose === undefined ? (read.whose ?? null) : whose;
  if (read.state === next && (read.whose ?? null) === whom) return presentOne(read);
  if (read.state === "scheduled") throw handledMeanwhile(undefined);
  const { item, writes } = planned(read, { state: next, whose: whom });
  await commit(...writes);
  await readItsAlert(item);
  return presentOne(item);
}

/**
 * One page of the open novedades, or of the handled ones, newest first. Those of deleted cases are
 * left out: a page may be short, but is empty only where there are no more.
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
  // The first due may not be the first to arrive: all that is read is sorted together.
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

/** The most open novedades that are sorted at once. */
const MOST_OPEN = 500;

type Came = { ownerId: string; folderId: string; causaId?: string };

/** The most novedades in one commit, with room for the caller's writes. */
const AT_ONCE = 90;

/**
 * Deletes the novedades that the courts, or one of their files, brought into a case, in parts that
 * each commit `beside`. Can be interrupted and repeated; stops where one of `beside` is refused.
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
