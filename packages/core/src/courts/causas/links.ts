import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { inPractice, useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  insert,
  isStale,
  type Key,
  query,
  remove,
  replace,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";
import type { Folder, linkCausa } from "../../practice/folders/folder.schema";
import { Movements } from "../../practice/movements";
import { Novedades } from "../novedades";
import {
  type CausaItem,
  type CausaRecord,
  causaKey,
  idOf,
  isConfirmed,
  type LinkItem,
  type LinkRecord,
  linkKey,
  linkRange,
  toLink,
} from "./causa.item";
import { CONTENDED, changed, retryContended, stays } from "./store";

type LinkPlace = Pick<LinkRecord, "causaId" | "ownerId" | "folderId">;

/**
 * Links a case of the practice with a court file: the next round polls its portal, and its
 * movements are loaded once a person confirmed that it is this case, those since the day `newsFrom`
 * as novedades. Throws as `Folders.planLink`, and `plan.feature_missing`.
 */
export function link(
  folderId: string,
  given: z.output<typeof linkCausa>,
  ifVersion?: number,
  newsFrom?: string,
): Promise<Folder> {
  return retryContended(async () => {
    const [planned] = await Promise.all([
      Folders.planLink(folderId, given, ifVersion),
      Plans.assertFeature("courtLinks"),
    ]);
    const { court, before } = planned;
    const ownerId = useOwner();
    const place = { causaId: idOf(court), ownerId, folderId };
    const earlier = before.court && idOf(before.court);
    const left = earlier && earlier !== place.causaId ? { ...place, causaId: earlier } : undefined;
    const joins = await joining(place, court, given.confirmed ?? false, newsFrom);
    await commit(...planned.writes, ...joins, ...(left ? await leaving(left) : []));
    return planned.shown;
  });
}

/** The key of a case's link. */
export const linkOf = (ownerId: string, folderId: string, court: CourtCase): Key =>
  linkKey({ causaId: idOf(court), ownerId, folderId });

/**
 * Gives a case of the acting practice, which says what it is linked with, its lost link again; the case
 * stays as it is. Returns whether it had lost it. Throws `plan.feature_missing`.
 */
export const linkAgain = (
  folderId: string,
  court: CourtCase,
  confirmed: boolean,
): Promise<boolean> =>
  retryContended(async () => {
    const place = { causaId: idOf(court), ownerId: useOwner(), folderId };
    if (await get(linkKey(place))) return false;
    await Plans.assertFeature("courtLinks");
    await commit(...(await joining(place, court, confirmed, undefined)));
    return true;
  });

async function joining(
  place: LinkPlace,
  court: CourtCase,
  yes: boolean,
  newsFrom: string | undefined,
): Promise<Write[]> {
  const [causa, link] = await Promise.all([
    get<CausaItem>(causaKey(place.causaId)),
    get<LinkItem>(linkKey(place)),
  ]);
  const linkedAt = nowIso();
  const base: CausaRecord = causa ?? {
    ...UNKNOWN,
    ...court,
    _id: place.causaId,
    linkedAt,
    createdAt: linkedAt,
    nextAt: linkedAt,
  };
  const next = {
    ...base,
    links: base.links + (link ? 0 : 1),
    linkedAt: base.links === 0 ? linkedAt : base.linkedAt,
    nextAt: linkedAt,
  };
  // What an interrupted removal deleted is loaded again, without alerts.
  const loadedAt = link && !link.leaving ? link.loadedAt : null;
  const { system, number } = court;
  const confirmed = yes || (link !== undefined && isConfirmed(link));
  const known = link ?? { ...place, system, number, linkedAt, ...(newsFrom && { newsFrom }) };
  const fresh = { ...known, loadedAt, confirmed, toldStatus: "pending" as const, leaving: false };
  const refused = () => CONTENDED;
  const write = link
    ? replace(toLink(fresh, link.version), link, refused)
    : insert(toLink(fresh, 1), refused);
  return [...changed(causa, next), write];
}

const UNKNOWN = {
  caratula: null,
  court: null,
  status: "pending",
  portalCaseId: null,
  cursor: null,
  links: 0,
  movements: 0,
  lastMovement: null,
  lastGoodAt: null,
  lastTryAt: null,
  lastError: null,
  failures: 0,
  staleTold: null,
} as const;

/** The writes that end a link. A file left without links is no longer polled. */
async function leaving(place: LinkPlace, read?: LinkItem): Promise<Write[]> {
  const [causa, link] = await Promise.all([
    get<CausaItem>(causaKey(place.causaId)),
    read ?? get<LinkItem>(linkKey(place)),
  ]);
  if (!link) return [];
  const gone = remove(link, () => CONTENDED);
  if (!causa) return [gone];
  const links = causa.links - 1;
  const status = links === 0 ? "pending" : causa.status;
  return [...changed(causa, { ...causa, links, status }), gone];
}

/**
 * Removes the link of a case; with `remove`, first the court's entries, so that repeating it after
 * an interruption ends the same way. A case without a link stays as it is.
 */
export async function unlink(
  folderId: string,
  how: "keep" | "remove",
  ifVersion?: number,
): Promise<Folder> {
  const { before } = await Folders.planUnlink(folderId, ifVersion);
  if (!before.court) return before;
  const place = { causaId: idOf(before.court), ownerId: useOwner(), folderId };
  if (how === "keep") return part(place, () => true);
  await retryContended(async () => {
    const link = await get<LinkItem>(linkKey(place));
    if (!link || link.leaving) return;
    await commit(replace(toLink({ ...link, leaving: true }, link.version), link, () => CONTENDED));
  });
  return cleared(place);
}

/** Completes a removal with its entries; stops where the case was linked again. */
async function cleared(place: LinkPlace): Promise<Folder> {
  const check = stays(linkKey(place), "leaving", true);
  // Refused where the case was linked again meanwhile, or the link is already removed.
  const removed = await Movements.removeOfficial(place.folderId, place.causaId, check);
  if (removed === "written") await Novedades.forget(place, check);
  return part(place, ({ leaving }) => leaving);
}

/** Removes a link that is as `wanted`, and updates its case unless that has another link by now. */
function part(place: LinkPlace, wanted: (link: LinkItem) => boolean): Promise<Folder> {
  return retryContended(async () => {
    const [{ before, shown, writes }, link] = await Promise.all([
      Folders.planUnlink(place.folderId),
      get<LinkItem>(linkKey(place)),
    ]);
    if (link && !wanted(link)) return before;
    const linked = before.court !== null && idOf(before.court) === place.causaId;
    const all = [...(linked ? writes : []), ...(link ? await leaving(place, link) : [])];
    if (all.length > 0) await commit(...all).catch(asContended);
    return linked ? shown : before;
  });
}

/** Another write of the case at the same time: retried on its result. */
function asContended(error: unknown): never {
  throw isStale(error) ? CONTENDED : error;
}

/** Completes an interrupted removal, so that no link stays without deliveries. */
export const endLeaving = ({ causaId, ownerId, folderId }: LinkItem): Promise<void> =>
  inPractice(ownerId, async () => {
    try {
      await cleared({ causaId, ownerId, folderId });
    } catch (error) {
      // The link of a deleted case stays as it is: if the case is restored, it is removed then.
      if (!isMissing(error)) throw error;
    }
  });

export const isMissing = (error: unknown) =>
  error instanceof AppError && error.code === "folder.not_found";

/** Ends the link of a case that was deleted for good. */
export const drop = (place: LinkPlace): Promise<void> =>
  retryContended(async () => {
    const writes = await leaving(place);
    if (writes.length > 0) await commit(...writes);
  });

/** The links of a court file, of every practice. */
export async function linksOf(causaId: string): Promise<LinkItem[]> {
  const found: LinkItem[] = [];
  const range = linkRange(causaId);
  let page = await query<LinkItem>(range);
  found.push(...page.items);
  while (page.last) {
    page = await query<LinkItem>({ ...range, after: page.last });
    found.push(...page.items);
  }
  return found;
}

/** Groups things about links by the practice of each link. */
export function byOwner<T>(all: readonly T[], linkOf: (one: T) => LinkItem): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const { ownerId } = linkOf(one);
    const own = found.get(ownerId);
    if (own) own.push(one);
    else found.set(ownerId, [one]);
  }
  return found;
}

/** Stores a link's new state; returns undefined where another write came first. */
export async function note(
  link: LinkItem,
  now: Partial<LinkRecord>,
): Promise<LinkItem | undefined> {
  const next = toLink({ ...link, ...now }, link.version);
  const outcome = await tryCommit(replace(next, link));
  return outcome === "written" ? { ...next, version: link.version + 1 } : undefined;
}

/** Marks a link to be loaded again, because it missed a movement. */
export const unload = (place: LinkPlace): Promise<void> =>
  retryContended(async () => {
    const link = await get<LinkItem>(linkKey(place));
    if (!link || link.loadedAt === null) return;
    await commit(replace(toLink({ ...link, loadedAt: null }, link.version), link, () => CONTENDED));
  });

/** Removes a link of any practice, as the system. For a deleted case only the link is removed. */
export const release = ({ causaId, ownerId, folderId }: LinkItem): Promise<void> =>
  inPractice(ownerId, async () => {
    const place = { causaId, ownerId, folderId };
    try {
      await part(place, () => true);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await drop(place);
    }
  });

/** Removes the novedades and the link of a case that was deleted for good. May be repeated. */
export async function letGo(
  ownerId: string,
  folderId: string,
  court: CourtCase | null | undefined,
): Promise<void> {
  // The link first: after that nothing more arrives.
  if (court) await drop({ causaId: idOf(court), ownerId, folderId });
  await Novedades.forget({ ownerId, folderId });
}
