import { Users } from "../../accounts/users";
import { asSystem, context, inPractice, useOwner, useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  fromCursor,
  get,
  page,
  query,
  removeAny,
  toCursor,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { numbered } from "../../kernel/records";
import { Folders } from "../../practice/folders";
import {
  allLinks,
  type CausaItem,
  type CausaRecord,
  causaKey,
  freshRanges,
  idOf,
  isConfirmed,
  type LinkItem,
  linkKey,
  linkRange,
  type MovementItem,
  monthOf,
  movementRange,
  presentMovement,
  seenRange,
} from "./causa.item";
import { healthOf, isOfFuero } from "./causa.rules";
import type { Causa, JudicialMovement, LinkedFolder, Portal, Run, System } from "./causa.schema";
import { followedFilter } from "./following";
import { linksOf, release } from "./links";
import { alertReleased } from "./lost";
import { type CountsItem, countsKey, toBreakdown } from "./portal.item";
import * as Portals from "./portals";
import { claim, type Round, round } from "./round";
import { find, uncounted } from "./store";
import { syncPortal } from "./sync";

type Paging = { limit: number; cursor?: string };

function present(causa: CausaRecord, portals: Portal[]): Causa {
  const down = portals.some(({ system, state }) => system === causa.system && state !== "closed");
  return {
    _id: causa._id,
    system: causa.system,
    fuero: causa.fuero,
    number: causa.number,
    department: causa.department,
    caratula: causa.caratula,
    court: causa.court,
    status: causa.status,
    health: healthOf(causa, down, now()),
    movements: causa.movements,
    lastMovement: causa.lastMovement,
    lastGoodAt: causa.lastGoodAt,
    lastTryAt: causa.lastTryAt,
    lastError: causa.lastError,
  };
}

/** `followed`: whether the practice's plan brings in what the court publishes. */
type OfFolder = {
  causa: Causa | null;
  portal: Portal | null;
  confirmed: boolean;
  followed: boolean;
};

/** The court file that a practice's case is linked with; nulls without one. */
export async function ofFolder(folderId: string): Promise<OfFolder> {
  const { court } = await Folders.get(folderId);
  if (!court) return { causa: null, portal: null, confirmed: false, followed: false };
  const causaId = idOf(court);
  const [item, link, portals] = await Promise.all([
    get<CausaItem>(causaKey(causaId)),
    get<LinkItem>(linkKey({ causaId, ownerId: useOwner(), folderId })),
    Portals.list(),
  ]);
  const portal = portals.find(({ system }) => system === court.system) ?? null;
  const confirmed = link !== undefined && isConfirmed(link);
  const followed = link !== undefined && (await followedFilter()([link])).length > 0;
  return { causa: item ? present(item, portals) : null, portal, confirmed, followed };
}

/** Verified files, the last read first, and how many there are by fuero. */
export async function verified({ limit, cursor }: Paging) {
  const [{ items, nextCursor }, counts, portals] = await Promise.all([
    lastRead({ limit, cursor }),
    get<CountsItem>(countsKey),
    Portals.list(),
  ]);
  const causas = items.map((item) => present(item, portals));
  return { causas, breakdown: toBreakdown(counts), nextCursor };
}

/** A page of verified files of all shards, the last read first. */
async function lastRead({ limit, cursor }: Paging) {
  const scope = "causas VERIFIED";
  const after = await fromCursor(scope, cursor);
  // The last one of the page before is read again, and left out.
  const read = freshRanges("VERIFIED", after).map((range) =>
    query<CausaItem>({ ...range, limit: limit + 1 }),
  );
  const sorted = (await Promise.all(read))
    .flatMap(({ items }) => items)
    .filter(({ gsi1sk }) => gsi1sk !== after)
    .sort((a, b) => (String(a.gsi1sk) < String(b.gsi1sk) ? 1 : -1));
  const items = sorted.slice(0, limit);
  const last = sorted.length > limit ? items.at(-1)?.gsi1sk : undefined;
  return { items, nextCursor: await toCursor(scope, last) };
}

const notFound = () => new AppError("causa.not_found", "No encontramos ese expediente.");

async function named(fuero: string, id: string): Promise<CausaItem> {
  if (!isId("causa", id)) throw notFound();
  const causa = await find(id);
  if (!isOfFuero(fuero, causa)) throw notFound();
  return causa;
}

/** A numbered page of a file's movements, newest first: for practices linked with it. */
export async function movimientos(
  fuero: string,
  id: string,
  { page, limit }: { page: number; limit: number },
) {
  const causa = await named(fuero, id);
  const { ownerId, role } = useUser();
  if (role !== "ADMIN_ROLE") {
    const { items } = await query(linkRange(id, ownerId));
    if (items.length === 0) throw notFound();
  }
  const entries = latestFirst(walk<MovementItem>({ ...movementRange(id), limit: 500 }));
  const { items, pagination } = await numbered(entries, { page, limit, total: causa.movements });
  return { movimientos: items.map(presentMovement), pagination };
}

/** Movements by date, newest first; within one day, the last published first. */
async function* latestFirst(items: AsyncIterable<MovementItem>) {
  let day: MovementItem[] = [];
  const sorted = () => day.sort((a, b) => b.nth - a.nth);
  for await (const item of items) {
    if (day[0] && day[0].date !== item.date) {
      yield* sorted();
      day = [];
    }
    day.push(item);
  }
  yield* sorted();
}

/** Deletes a court file: linked practices keep its movements, lose the link and get an alert. */
export async function remove_(fuero: string, id: string): Promise<void> {
  const causa = await named(fuero, id);
  for (const link of await bySystem(() => linksOf(id))) {
    await alertReleased(link);
    await bySystem(() => release(link));
  }
  for await (const item of walk<MovementItem>({ ...movementRange(id), limit: 500 })) {
    await commit(removeAny(item));
  }
  await commit(removeAny(causa), ...uncounted(await find(causa._id)));
}

/** Every linked case of every practice, the newest link first. */
export async function linkedFolders({ limit, cursor }: Paging) {
  const { items, nextCursor } = await page<LinkItem>({ ...allLinks, limit }, cursor);
  const emails = await Users.emailsOf(items.map(({ ownerId }) => ownerId));
  const folders: LinkedFolder[] = items.map((link) => ({
    folderId: link.folderId,
    userId: link.ownerId,
    email: emails.get(link.ownerId) ?? null,
    causaId: link.causaId,
    system: link.system,
    number: link.number,
    status: link.toldStatus,
    linkedAt: link.linkedAt,
    loadedAt: link.loadedAt,
  }));
  return { folders, nextCursor };
}

/** The movements first seen in a month, in every file, newest first. */
export async function seen(month: string | undefined, { limit, cursor }: Paging) {
  const range = { ...seenRange(month ?? monthOf(nowIso())), limit };
  const { items, nextCursor } = await page<MovementItem>(range, cursor);
  const movements: JudicialMovement[] = items.map((item) => {
    const { causaId, system, fuero, number } = item;
    return { ...presentMovement(item), causaId, system, fuero, number };
  });
  return { movements, nextCursor };
}

/** Polls a file now, because a case was just linked with it. */
export async function verifyLinked(ownerId: string, folderId: string): Promise<Round | undefined> {
  const linked = await inPractice(ownerId, () => courtOf(folderId));
  const causa = linked && (await get<CausaItem>(causaKey(idOf(linked))));
  if (!causa || causa.links === 0) return undefined;
  if (Portals.isDown(await Portals.read(causa.system))) return undefined;
  return (await claim(causa)) ? round(causa._id) : undefined;
}

/** The court's data of a practice's case; undefined where the case does not exist. */
async function courtOf(folderId: string) {
  try {
    return (await Folders.get(folderId)).court;
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return null;
    throw error;
  }
}

/**
 * After how many ms a manual round starts no more: what it then still waits for (two responses of
 * the portal, ten seconds each) ends before the API request times out.
 */
const BY_HAND_MS = 5000;

/** A round of a portal that an administrator requested. */
export const runNow = (system: System): Promise<Run> =>
  bySystem(() => syncPortal(system, { budgetMs: BY_HAND_MS, trial: true }));

const bySystem = <T>(work: () => Promise<T>): Promise<T> => asSystem(context().requestId, work);
