import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { getMany, page } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { pick, recordKey } from "../../kernel/records";
import { attributesOf, type LinkItem, linkRange, namesRange, present } from "./contact.item";
import type { listContacts, PartialContact } from "./contact.schema";
import { store } from "./store";

type List = z.output<typeof listContacts>;

/** One page of contacts: newest first, by name, or those of one case. */
export async function list(asked: List) {
  const { found, nextCursor } = await read(asked);
  const contacts: PartialContact[] = found.map(
    (contact) => pick(contact, asked.fields) as PartialContact,
  );
  return { contacts, nextCursor };
}

async function read({ folderId, sort, cursor, ...options }: List) {
  if (folderId) return ofCase(folderId, { cursor, ...options });
  const attributes = options.fields && attributesOf(options.fields);
  if (!sort) return store.list({ ...options, cursor, attributes });
  const range = namesRange(useOwner(), options.archived ?? false);
  const order = { limit: options.limit, newestFirst: sort === "-name", attributes };
  const { items, nextCursor } = await page({ ...range, ...order }, cursor);
  return { found: items.map(present), nextCursor };
}

/** The most contacts of a case per page: even the longest ones fit in an answer. */
const MOST_LINKED = 500;

async function ofCase(folderId: string, { archived, limit, cursor }: List) {
  if (!isId("folder", folderId)) return { found: [], nextCursor: undefined };
  const ownerId = useOwner();
  const most = Math.min(limit, MOST_LINKED);
  const links = await page<LinkItem>({ ...linkRange(ownerId, folderId), limit: most }, cursor);
  const shelf = archived ? "archived" : "active";
  const keys = links.items.map((link) => recordKey("contact", ownerId, link.contactId, shelf));
  const items = await getMany(keys);
  const found = items.flatMap((item) => (item ? [present(item)] : []));
  // The links of a deleted case stay for its restoration; its contacts do not list it meanwhile.
  return {
    found: found.filter((contact) => contact.folderIds.includes(folderId)),
    nextCursor: links.nextCursor,
  };
}
