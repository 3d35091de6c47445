import type {
  Contact,
  CreateContact,
  UpdateContact,
} from "@foja/core/practice/contacts/contact.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { ofKind } from "~/lib/kinds/api";
import { recordsOf } from "~/lib/records/records";
import { type ContactRow, ROW_FIELDS, toRow } from "../lib/contact-row";

const api = client.api.contacts;

/** One contact, whole. */
export const getContact = (id: string) =>
  queryOptions({
    queryKey: ["contacts", "one", id],
    queryFn: async ({ signal }) =>
      (await answer(api[":id"].$get({ param: { id } }, { init: { signal } }))).contact,
  });

/** The practice's contacts, with queries and cache; a part of them is the people of a case. */
export const contacts = recordsOf<ContactRow, Contact>({
  name: "contacts",
  ...ofKind("contact"),
  shelves: "contacts",
  fields: ROW_FIELDS,
  toRow,
  readPage: async ({ userId, part, query }, init) => {
    const request = { param: { userId }, query: { ...query, ...(part && { folderId: part }) } };
    const page = await answer(api.user[":userId"].$get(request, init));
    return { rows: page.contacts.map(toRow), nextCursor: page.nextCursor };
  },
  one: getContact,
});

/** Adds a contact. Sent again with the same key, it is the same one. */
export async function createContact(json: CreateContact, key: string) {
  const headers = { "Idempotency-Key": key };
  return (await answer(api.create.$post({ json }, { headers }))).contact;
}

/** Changes the given fields; with `version`, only if that is still the current one. */
export async function updateContact(id: string, json: UpdateContact, version?: number) {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  return (await answer(api[":id"].$put({ param: { id }, json }, { headers }))).contact;
}

/** Adds a contact to a case. */
export const linkContact = async (id: string, folderId: string) =>
  (
    await answer(
      api[":id"]["link-folders"].$post({ param: { id }, json: { folderIds: [folderId] } }),
    )
  ).contact;

/** Removes a contact from a case. */
export const unlinkContact = async (id: string, folderId: string) =>
  (await answer(api[":id"].folders[":folderId"].$delete({ param: { id, folderId } }))).contact;
