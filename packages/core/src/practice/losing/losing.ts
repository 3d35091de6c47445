import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { addDays, daysBetween } from "../../kernel/day.rules";
import { page, get as read } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { type LosingItem, losingKey, losingRange } from "./losing.item";
import { nearestOf, runningActions } from "./losing.rules";
import type { Act, CaseLosing, Losing, listLosing, markAct } from "./losing.schema";
import { actsOf, refresh } from "./refresh";

/** How many of its latest acts a case shows. */
const SHOWN_ACTS = 12;
/** The most acts of a case of which people may say whether they impel. */
const MOST_MARKS = 200;

/** A page of the open cases that may lose something by time, the nearest first. */
export async function list({ limit, cursor, days }: z.output<typeof listLosing>) {
  const to = days === undefined ? undefined : addDays(dayOf(now()), days);
  const range = { ...losingRange(useOwner(), to), limit };
  const { items, nextCursor } = await page<LosingItem>(range, cursor);
  const folderIds = items.map(({ folderId }) => folderId);
  const fields = ["folderName" as const, "access" as const];
  const folders = folderIds.length === 0 ? [] : await Folders.batch({ folderIds, fields });
  const cases = new Map(folders.map((one) => [one._id, one]));
  const losing = items.flatMap((item) => {
    const of = cases.get(item.folderId);
    return of ? [present(item, of.folderName ?? "", of.access === "reserved")] : [];
  });
  return { losing, nextCursor };
}

type Kept = Pick<LosingItem, "folderId" | "watched" | "impulse" | "lapse">;

function present(
  { folderId, watched, impulse, lapse }: Kept,
  folderName: string,
  reserved: boolean,
): Losing {
  const today = dayOf(now());
  const actions = runningActions(new Map(Object.entries(watched)), today);
  const nearest = nearestOf(lapse, actions);
  return {
    ...{ folderId, folderName, reserved, impulse, lapse, actions },
    ...{ day: nearest?.day ?? null, what: nearest?.what ?? null },
    daysLeft: nearest ? daysBetween(today, nearest.day) : null,
  };
}

/** What one case may lose, with its latest acts. Throws `folder.not_found`. */
export async function get(folderId: string): Promise<CaseLosing> {
  const { folderName, access, archived, status } = await Folders.get(folderId);
  const ownerId = useOwner();
  const item = await read<LosingItem>(losingKey(ownerId, folderId));
  const runs = !archived && status !== "cerrada";
  const nothing = { watched: {}, impulse: null, lapse: null };
  const kept = { ...(item && runs ? item : nothing), folderId };
  const acts: Act[] = [];
  for await (const act of actsOf(ownerId, folderId, item?.marks ?? {})) {
    acts.push(act);
    if (acts.length === SHOWN_ACTS) break;
  }
  return { ...present(kept, folderName, access === "reserved"), acts };
}

/**
 * Says of an act of a case whether it impels, or takes that back. Throws `folder.not_found`, and a
 * sentence on `entryId` where the case has no such act.
 */
export async function mark(
  folderId: string,
  { entryId, impels }: z.output<typeof markAct>,
): Promise<CaseLosing> {
  await Folders.get(folderId);
  const ownerId = useOwner();
  if (!(await hasAct(ownerId, folderId, entryId))) {
    throw invalid("entryId", "Acto: no encontramos ese acto entre los últimos de la causa.");
  }
  await refresh(ownerId, folderId, ({ marks: { [entryId]: _, ...rest }, watched }) => {
    if (impels !== null && Object.keys(rest).length >= MOST_MARKS) {
      throw invalid("entryId", `Acto: en cada causa marcás hasta ${MOST_MARKS} actos.`);
    }
    return { watched, marks: impels === null ? rest : { ...rest, [entryId]: impels } };
  });
  return get(folderId);
}

async function hasAct(ownerId: string, folderId: string, entryId: string): Promise<boolean> {
  for await (const { _id } of actsOf(ownerId, folderId, {})) if (_id === entryId) return true;
  return false;
}
