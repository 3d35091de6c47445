import { useOwner } from "../actor";
import { now, nowIso } from "../clock";
import { commit, insert, pageOf, removeAny, type Write, walk } from "../dynamo";
import { derivedId } from "../id";
import {
  DRAWERS,
  type Drawer,
  type NovedadItem,
  type NovedadRecord,
  novedadRange,
  toItem,
} from "./novedad.item";
import type { Novedad } from "./novedad.schema";
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

/** Says that it was seen, or that it needs nothing; or takes that back. */
export function mark(id: string, state: Marked): Promise<Novedad> {
  return insisting(() => attempt(id, state));
}

type Marked = "new" | "seen" | "noAction";

async function attempt(id: string, state: Marked): Promise<Novedad> {
  const read = await find(id);
  // Who deals with it has seen it: the two may come at once, in either order.
  if (read.state === "scheduled" && state === "seen") return presentOne(read);
  if (read.state === "scheduled") throw handledMeanwhile(undefined);
  if (read.state === state) return presentOne(read);
  const { item, writes } = planned(read, { state });
  await commit(...writes);
  return presentOne(item);
}

/** One page of what is to be dealt with, or was, the latest first; what a deleted case told is not. */
export async function list({
  state,
  limit,
  cursor,
}: {
  state: Drawer;
  limit: number;
  cursor?: string;
}) {
  const range = { ...novedadRange(useOwner(), state), limit };
  const { items, nextCursor } = await pageOf<NovedadItem>(range, () => true, cursor);
  return { novedades: await presentAll(items), nextCursor };
}

/** Takes away what a case of the courts brought into one of the practice. May be done again. */
export async function forget(folderId: string, causaId: string): Promise<void> {
  for (const drawer of DRAWERS) {
    for await (const item of walk<NovedadItem>({
      ...novedadRange(useOwner(), drawer),
      limit: 500,
    })) {
      if (item.folderId === folderId && item.causaId === causaId) await commit(removeAny(item));
    }
  }
}

export { accept } from "./accept";
