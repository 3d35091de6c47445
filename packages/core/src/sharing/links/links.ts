import { randomBytes } from "node:crypto";
import type * as z from "zod";
import { useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { digest } from "../../kernel/digest";
import { commit, get, insert, query, remove, removeAny, walk } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { AppError, invalid } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import {
  type DoorItem,
  doorKey,
  type LinkItem,
  type LinkRecord,
  linkKey,
  linksRange,
  present,
  toDoor,
  toItem,
} from "./link.item";
import type { createLink, Link } from "./link.schema";
import { lastFour } from "./proof.rules";

const DAY_MS = 24 * 3600_000;
/** How long a link lasts without a word about it, and at most, in days. */
const LASTS = { usually: 180, most: 730 };
/** How many links one client may have. */
const MOST_LINKS = 10;

/**
 * Makes a link for a client of the practice, and returns its address, which is not stored. Throws
 * `contact.not_found`, `folder.not_found`, `link.too_many`, and 422 for a client who could not prove
 * who they are.
 */
export async function create(given: z.output<typeof createLink>): Promise<Link & { url: string }> {
  const { userId: by, ownerId: userId } = useUser();
  const { contactId, folderIds = null } = given;
  const contact = await Contacts.get(contactId);
  if (!lastFour(contact) && !contact.email) {
    throw invalid(
      "contactId",
      "Contacto: cargá su documento, CUIT o e-mail: con eso prueba quién es.",
    );
  }
  await Promise.all((folderIds ?? []).map(Folders.get));
  const expiresAt = endOf(given.expiresAt);
  if ((await linksOf(contactId)).length >= MOST_LINKS) {
    throw new AppError("link.too_many", `Cada cliente puede tener hasta ${MOST_LINKS} enlaces.`);
  }
  const token = randomBytes(16).toString("base64url");
  const record: LinkRecord = {
    ...{ _id: newId("clientLink"), userId, by, contactId, folderIds, expiresAt },
    ...{ createdAt: nowIso(), visits: [], tokenHash: digest(token), version: 1 },
  };
  await commit(insert(toItem(record)), insert(toDoor(record)));
  return { ...present(record), url: new URL(`/c/${token}`, env().APP_URL).href };
}

function endOf(asked: string | null | undefined): string {
  const inDays = (days: number) => now() + days * DAY_MS;
  if (!asked) return new Date(inDays(LASTS.usually)).toISOString();
  if (Date.parse(asked) <= now()) {
    throw invalid("expiresAt", "Vencimiento: tiene que ser una fecha futura.");
  }
  if (Date.parse(asked) > inDays(LASTS.most)) {
    throw invalid("expiresAt", "Vencimiento: hasta dos años.");
  }
  return asked;
}

/** The links of a client that have not ended, the newest first. */
export async function list({ contactId }: { contactId: string }): Promise<Link[]> {
  await Contacts.get(contactId);
  return linksOf(contactId);
}

async function linksOf(contactId: string): Promise<Link[]> {
  const found: Link[] = [];
  for await (const item of walk<LinkItem>({ ...linksRange(useUser().ownerId), limit: 200 })) {
    if (item.contactId === contactId && isLasting(item)) found.push(present(item));
  }
  return found;
}

export const isLasting = ({ expiresAt }: Pick<Link, "expiresAt">): boolean =>
  Date.parse(expiresAt) > now();

/** A link of the practice, or throws `link.not_found`. */
export async function find(id: string): Promise<LinkItem> {
  const { ownerId } = useUser();
  const item = isId("clientLink", id) && (await get<LinkItem>(linkKey(ownerId, id)));
  if (!item || !isLasting(item)) throw new AppError("link.not_found", "Ese enlace ya no existe.");
  // Whoever may not see the client sees no link of theirs.
  await Contacts.get(item.contactId);
  return item;
}

/** Revokes a link: its page is gone at once. */
export async function revoke(id: string): Promise<void> {
  const item = await find(id);
  await commit(remove(item), removeAny(doorKey(item.tokenHash)));
}

/** The link of a token; undefined for one that is none, ended or revoked. */
export async function byToken(token: string): Promise<LinkItem | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined;
  const tokenHash = digest(token);
  const door = await get<DoorItem>(doorKey(tokenHash));
  const item = door && (await get<LinkItem>(linkKey(door.ownerId, door.linkId)));
  return item && item.tokenHash === tokenHash && isLasting(item) ? item : undefined;
}

/** Whether a practice has any link that lasts: what nobody could read is not prepared. */
export async function hasAny(ownerId: string): Promise<boolean> {
  const { items } = await query<LinkItem>({ ...linksRange(ownerId), limit: 20 });
  return items.some(isLasting);
}
