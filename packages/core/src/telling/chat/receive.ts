import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { digest } from "../../kernel/digest";
import { commit, insert, isStale, type Write } from "../../kernel/dynamo";
import { newId } from "../../kernel/id";
import { Folders } from "../../practice/folders";
import { Alerts } from "../alerts";
import type { Chat } from "./chat.schema";
import { type MessageRecord, toItem, toSent } from "./message.item";
import { type Place, placeOf } from "./place";
import { following, INSISTENCE } from "./send";

/** What a client wrote to their practice about a case, and the documents that came with it. */
export type Received = {
  folderId: string;
  client: NonNullable<Chat["client"]>;
  text: string;
  documentIds: readonly string[];
  /** Under the same one it is written once, however often it is sent. */
  key: string | undefined;
};

/** Signals that it was written before, under the same key. */
class Said extends Error {}

/**
 * Takes what a client wrote into the talk of their case, in the current practice, and alerts who
 * answers for the case, in one commit. The alert says nothing of the client's own words: it is mailed.
 */
export async function receive(given: Received): Promise<void> {
  const _id = newId("message");
  const { folderName } = await Folders.get(given.folderId);
  const write = async () => {
    const place = await placeOf(given.folderId);
    const message = drafted(_id, given, place);
    await commit(
      ...sentOnce(given, message),
      following(place, message),
      insert(toItem(message)),
      ...alertsOf(place, message, folderName),
    );
  };
  try {
    await again(write, isStale, INSISTENCE);
  } catch (error) {
    if (!(error instanceof Said)) throw error;
  }
}

function sentOnce({ client, text, key }: Received, message: MessageRecord): Write[] {
  if (key === undefined) return [];
  const sent = { personId: client.contactId, key, said: digest(text) };
  return [insert(toSent(sent, message), () => new Said("said before"))];
}

/** Its links are the documents alone: an address that a client writes leads nowhere. */
function drafted(_id: string, given: Received, { standing }: Place): MessageRecord {
  const { folderId: conversationId, client, text, documentIds } = given;
  return {
    ...{ _id, userId: useUser().ownerId, conversationId, number: (standing?.last ?? 0) + 1 },
    ...{ from: client.contactId, client, text, key: null, mentions: [] },
    links: documentIds.map((id) => ({ kind: "document" as const, _id: id })),
    ...{ createdAt: nowIso(), editedAt: null, deletedAt: null, earlier: [] },
  };
}

const alertsOf = ({ followers }: Place, message: MessageRecord, folderName: string) =>
  followers.flatMap(
    (forId) =>
      Alerts.plan(message.userId, {
        ...{ forId, key: `client-wrote:${message._id}`, at: message.createdAt },
        primaryText: "Un cliente te escribió",
        primaryVariant: "info" as const,
        secondaryText: folderName,
        avatarIcon: "MessageText1" as const,
        ...{ sourceType: "chat" as const, sourceId: message.conversationId },
        ...{ folderId: message.conversationId, expirationDate: null },
      }).writes,
  );
