import type {
  CreateContact,
  PartialContact,
  UpdateContact,
} from "@foja/core/practice/contacts/contact.schema";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { FIRST_PAGE, nextPage, type PageParam } from "~/lib/lists/pages";
import { ROW_FIELDS, toRow } from "../lib/contact-row";

export const LISTS = ["contacts", "list"] as const;
const api = client.api.contacts;

type Which = { userId: string; archived?: boolean; folderId?: string };

/** The practice's contacts, or those of a case, newest first, page by page. */
export const contactList = ({ userId, archived = false, folderId = "" }: Which) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, userId, archived ? "archived" : "active", folderId],
    queryFn: ({ pageParam, signal }) => readPage({ userId, archived, folderId }, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
  });

async function readPage(
  { userId, archived, folderId }: Required<Which>,
  { cursor, limit }: PageParam,
  signal: AbortSignal,
) {
  const query = {
    limit: String(limit),
    fields: ROW_FIELDS,
    archived: archived ? ("true" as const) : ("false" as const),
    ...(folderId && { folderId }),
    ...(cursor && { cursor }),
  };
  const pending = api.user[":userId"].$get({ param: { userId }, query }, { init: { signal } });
  const { contacts, nextCursor } = await answer(pending);
  return { rows: contacts.map((contact: PartialContact) => toRow(contact)), nextCursor };
}

/** One contact, whole. */
export const getContact = (id: string) =>
  queryOptions({
    queryKey: ["contacts", "one", id],
    queryFn: async ({ signal }) =>
      (await answer(api[":id"].$get({ param: { id } }, { init: { signal } }))).contact,
  });

/** Adds a contact. Sent again under the same key it is the same one. */
export async function createContact(json: CreateContact, key: string) {
  const headers = { "Idempotency-Key": key };
  return (await answer(api.create.$post({ json }, { headers }))).contact;
}

/** Changes the fields it carries; with `version`, only over what was read. */
export async function updateContact(id: string, json: UpdateContact, version?: number) {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  return (await answer(api[":id"].$put({ param: { id }, json }, { headers }))).contact;
}

/** Hides a contact; it can come back for thirty days. */
export const deleteContact = (id: string) => answer(api[":id"].$delete({ param: { id } }));

/** Brings a deleted contact back, if the plan has room. */
export const restoreContact = (id: string) => answer(api[":id"].restore.$post({ param: { id } }));

/** Puts a contact in a case. */
export const linkContact = async (id: string, folderId: string) =>
  (
    await answer(
      api[":id"]["link-folders"].$post({ param: { id }, json: { folderIds: [folderId] } }),
    )
  ).contact;

/** Takes a contact out of a case. */
export const unlinkContact = async (id: string, folderId: string) =>
  (await answer(api[":id"].folders[":folderId"].$delete({ param: { id, folderId } }))).contact;
