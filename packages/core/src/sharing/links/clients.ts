import { useUser } from "../../kernel/actor";
import { get, isReserved, type ReservedItem, reservedKey, walk } from "../../kernel/dynamo";
import { Contacts } from "../../practice/contacts";
import { type LinkItem, linksRange } from "./link.item";
import { isLasting } from "./links";

/** A client of a case, by the role that they have in it. */
export type Client = { _id: string; name: string; email: string | null; phone: string | null };

/** The clients of a case. */
export async function clientsOf(folderId: string): Promise<Client[]> {
  const { contacts } = await Contacts.list({ folderId, limit: 100 });
  const clients = contacts.filter(({ role }) => role === "cliente");
  return clients.map(({ _id, name = "", lastName = null, email = null, phone = null }) => ({
    ...{ _id, name: Contacts.fullName({ name, lastName }), email, phone },
  }));
}

/** The clients who have a link that shows a case: of a reserved one, only a link that names it. */
export async function holders(folderId: string): Promise<ReadonlySet<string>> {
  const { ownerId } = useUser();
  const isOpen = !isReserved(await get<ReservedItem>(reservedKey(ownerId)), folderId);
  const found = new Set<string>();
  for await (const item of walk<LinkItem>({ ...linksRange(ownerId), limit: 200 })) {
    const shows = item.folderIds ? item.folderIds.includes(folderId) : isOpen;
    if (shows && isLasting(item)) found.add(item.contactId);
  }
  return found;
}
