import type * as z from "zod";
import { Throttle } from "../../accounts/throttle";
import { forPractice } from "../../kernel/actor";
import { Contacts } from "../../practice/contacts";
import { Chats } from "../../telling/chat";
import { received } from "./files";
import type { writeReply } from "./reply.schema";
import { standing } from "./standing";

/** How many messages a client may write: ten at once, and one each ten minutes. */
const PACE = { size: 10, refillMs: 10 * 60_000 };

/**
 * Takes a message of a client into the talk of their case, with its files as documents of the case.
 * With a `key` it is written once. Throws `folder.not_found` for a case that their link does not show, and a sentence on `files`.
 */
export async function reply(
  token: string,
  proof: string | undefined,
  { text, folderId: named, files }: z.output<typeof writeReply>,
  key?: string,
) {
  const { link, folderId } = await standing(token, proof, named);
  await Throttle.takeFrom("client-message", link._id, PACE);
  await forPractice(link.userId, async () => {
    const contact = await Contacts.get(link.contactId);
    const client = { contactId: contact._id, name: Contacts.fullName(contact) };
    const documentIds = await received(link, folderId, files);
    await Chats.receive({ folderId, client, text, documentIds, key });
  });
}
