import { forPractice } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, get, put, query } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { hasCode } from "../../kernel/error";
import * as Port from "../../kernel/ports/whatsapp";
import { Contacts } from "../../practice/contacts";
import { Chats } from "../../telling/chat";
import { Links } from "../links";
import { type Inbound, messagesChange, type Status, whatsappEvent } from "./event.schema";
import {
  type DoorItem,
  doorsRange,
  type MessageItem,
  messageKey,
  type SentItem,
  sentKey,
  toHeard,
} from "./message.item";
import { move } from "./send";
import { isSameNumber, isStop } from "./state.rules";

const MOST_TEXT = 3000;
/** What stands in the talk for what is no text: its file stays at WhatsApp. */
const NO_TEXT =
  "Mandó por WhatsApp algo que no es texto (una foto, un audio o un archivo). Pedile que lo mande por su página.";

/**
 * Hears from Meta what became of messages, and what clients wrote. May be told twice and in any order.
 * Throws `webhook.unsigned` for what they did not sign.
 */
export async function heard(bytes: Uint8Array, signature: string): Promise<void> {
  const event = whatsappEvent.safeParse(await Port.verified(bytes, signature));
  const changes = event.data?.entry.flatMap((one) => one.changes) ?? [];
  for (const { field, value } of changes) {
    const said = field === "messages" ? messagesChange.safeParse(value).data : undefined;
    // Another number of the same account is none of ours.
    if (!said || said.metadata.phone_number_id !== env().WHATSAPP_PHONE_ID) continue;
    for (const status of said.statuses) await ofStatus(status);
    for (const message of said.messages) await ofMessage(message);
  }
}

async function ofStatus({ id, status, pricing, errors, ...rest }: Status): Promise<void> {
  const [ownerId, messageId] = (rest.biz_opaque_callback_data ?? "").split(".");
  if (!ownerId || !messageId) return;
  await move(ownerId, messageId, {
    ...{ said: status, wamid: id, billable: pricing?.billable, code: errors?.[0]?.code },
  });
}

/** Takes what a client answered into the talk of the case that it is about. */
async function ofMessage({ id, from, type, text, context }: Inbound): Promise<void> {
  await commit(put(toHeard(from, nowIso())));
  const about = await aboutOf(from, context?.id);
  if (!about) return;
  const { userId, contactId, folderId } = about;
  const said = (type === "text" && text?.body.trim()) || NO_TEXT;
  if (isStop(said)) {
    await Links.mute(userId, contactId);
    return;
  }
  await forPractice(userId, async () => {
    const contact = await Contacts.get(contactId).catch((error: unknown) => {
      if (hasCode(error, "contact.not_found")) return undefined;
      throw error;
    });
    if (!contact?.folderIds.includes(folderId)) return;
    const client = { contactId, name: Contacts.fullName(contact) };
    await Chats.receive({
      ...{ folderId, client, text: said.slice(0, MOST_TEXT), documentIds: [], key: id },
    });
  });
}

/**
 * The message that somebody answers: the one that they quote, which went to them, or else the last one
 * that was written to them, where one practice alone wrote. What could be meant for another practice goes
 * to nobody, and so does what quotes a message that went to another number.
 */
async function aboutOf(from: string, quoted: string | undefined): Promise<MessageItem | undefined> {
  const sent = quoted ? await get<SentItem>(sentKey(quoted)) : undefined;
  const quotedOne = sent && (await messageAt(sent));
  if (quotedOne) return isSameNumber(quotedOne.to, from) ? quotedOne : undefined;
  const { items } = await query<DoorItem>(doorsRange(from));
  const [only] = items.length === 1 ? items : [];
  return only && messageAt(only);
}

const messageAt = ({ ownerId, messageId }: { ownerId: string; messageId: string }) =>
  get<MessageItem>(messageKey(ownerId, messageId));
