import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import type { QueryClient } from "@tanstack/react-query";
import { dropRows, type Pages, patchRow } from "~/lib/lists/pages";
import { type ContactRow, toRow } from "../lib/contact-row";
import { getContact, LISTS } from "./contacts";

type ContactPages = Pages<ContactRow>;

const changeLists = (cache: QueryClient, change: (pages: ContactPages) => ContactPages) =>
  cache.setQueriesData<ContactPages>({ queryKey: LISTS }, (pages) => pages && change(pages));

/** Shows a contact as it now is, wherever it is shown. */
export function showContact(cache: QueryClient, contact: Contact): void {
  cache.setQueryData(getContact(contact._id).queryKey, contact);
  changeLists(cache, (pages) => patchRow(pages, contact._id, toRow(contact)));
}

/** Takes contacts out of every list at once, before the server has answered. */
export async function hideContacts(cache: QueryClient, ids: readonly string[]): Promise<void> {
  await cache.cancelQueries({ queryKey: LISTS });
  changeLists(cache, (pages) => dropRows(pages, new Set(ids)));
}

/** Reads again, behind what is shown, all that holds contacts. */
export const refreshContacts = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["contacts"] });
