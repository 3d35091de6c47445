import { randomBytes } from "node:crypto";
import { Throttle } from "../../accounts/throttle";
import { digest } from "../../kernel/digest";
import { get, type Item, insert, type Key, removeAny, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { macsOf } from "../../kernel/secrets";
import {
  doorKey,
  fromItem,
  type InvoiceItem,
  invoiceKey,
  type LinkDoor,
  toDoor,
} from "./invoice.item";
import { type Kept, present, presentVoucher } from "./invoice.rules";
import type { Invoice, Voucher } from "./invoice.schema";
import { find, notFound, save, stepped } from "./store";

type Linked = Pick<Kept, "userId" | "_id" | "nonce">;

/**
 * The secrets that a client's link may have: HMACs with the stage's key, and with the one before
 * it, over 32 random bytes, so that it can be computed for each letter, but not from a copy of the
 * table.
 */
async function tokensOf({ userId, _id, nonce }: Linked): Promise<[string, ...string[]]> {
  const macs = await macsOf(`invoice\n${userId}\n${_id}\n${nonce}`);
  const [token = "", ...before] = macs.map((mac) => mac.toString("base64url"));
  return [token, ...before];
}

const doorOf = (token: string): Key => doorKey(digest(token));

/** The URL at which a client sees an invoice; null while it is closed. */
export async function linkOf(kept: Linked): Promise<string | null> {
  if (!kept.nonce) return null;
  const [token, ...before] = await tokensOf(kept);
  let open = token;
  for (const earlier of before) if (await get(doorOf(earlier))) open = earlier;
  return new URL(`/invoice/${open}`, env().APP_URL).href;
}

/** The keys that an invoice's open client page may have, to be deleted with the invoice. */
export async function doorsOf(item: Item): Promise<Key[]> {
  const kept = item as InvoiceItem;
  return kept.nonce ? (await tokensOf(kept)).map(doorOf) : [];
}

/** An invoice as it is answered to its practice. */
export const shown = async (kept: Kept): Promise<Invoice> => present(kept, await linkOf(kept));

/** An invoice with its page open, and the write that opens it; unchanged if it was open. */
export async function opened(kept: Kept): Promise<{ kept: Kept; writes: Write[] }> {
  if (kept.nonce) return { kept, writes: [] };
  const next = { ...kept, nonce: randomBytes(32).toString("base64url") };
  return { kept: next, writes: [insert(toDoor(digest((await tokensOf(next))[0]), next))] };
}

/** Opens the page of an issued invoice for its client. */
export async function openLink(id: string): Promise<Invoice> {
  const read = await find(id);
  if (read.status === "draft") throw notFound();
  const { kept, writes } = await opened(read);
  if (writes.length === 0) return shown(read);
  return shown(await save(read, stepped(kept, "Se abrió el enlace para el cliente"), ...writes));
}

/** Closes the page for good: its URL stops working, and opening it again makes another. */
export async function closeLink(id: string): Promise<Invoice> {
  const read = await find(id);
  if (!read.nonce) return shown(read);
  const doors = (await tokensOf(read)).map((token) => removeAny(doorOf(token)));
  const next = stepped({ ...read, nonce: null }, "Se cerró el enlace del cliente");
  return shown(await save(read, next, ...doors));
}

/** The shape of a link's secret; anything else is rejected without reading the table. */
const TOKEN = /^[\w-]{43}$/;

const READING = { size: 300, refillMs: 1000 };

/** The voucher of a link, without other data of the practice. Throws `invoice.not_found`. */
export async function visit(token: string): Promise<Voucher> {
  await Throttle.takeFromCaller("invoice-read", READING);
  const door = TOKEN.test(token) ? await get<LinkDoor>(doorOf(token)) : undefined;
  const item = door && (await get<InvoiceItem>(invoiceKey(door.ownerId, door.invoiceId)));
  if (!item) throw notFound();
  const { client, ...said } = presentVoucher(fromItem(item));
  // The contact and the e-mail are the practice's data, not the voucher's.
  return { ...said, client: { ...client, contactId: null, email: null } };
}
