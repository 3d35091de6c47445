import { Practices } from "../../accounts/practices";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import type { Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Alerts } from "../alerts";
import { previewOf } from "./chat.rules";
import type { MessageRecord } from "./message.item";
import type { Place } from "./place";

const stranger = () =>
  invalid("mentions", "Menciones: elegí solo a personas que ven esta conversación.");

/**
 * The writes that alert the people a message mentions, once, for the commit of the message. Throws
 * a sentence on `mentions` where one of them may not read it.
 */
export async function mentionWrites(
  { kind, onlyFor, reservedFor }: Place,
  message: MessageRecord,
): Promise<Write[]> {
  const { _id, mentions, conversationId, createdAt } = message;
  if (mentions.length === 0) return [];
  const readers = onlyFor ?? reservedFor;
  if (readers && mentions.some((id) => !readers.includes(id))) throw stranger();
  const { userId, ownerId } = useUser();
  const name = (await Users.peopleOf([userId])).get(userId)?.name ?? "Alguien del estudio";
  const alerts = mentions.flatMap(
    (forId) =>
      Alerts.plan(ownerId, {
        forId,
        key: `mentioned:${_id}`,
        at: createdAt,
        primaryText: `${name} te mencionó`,
        primaryVariant: "info",
        secondaryText: previewOf(message),
        avatarIcon: "MessageText1",
        sourceType: "chat",
        sourceId: conversationId,
        folderId: kind === "case" ? conversationId : null,
        expirationDate: null,
      }).writes,
  );
  // A direct conversation already checks that the other person still belongs to the practice.
  const there = kind === "direct" ? [] : mentions;
  return [...alerts, ...there.flatMap((id) => Practices.memberChecks(id, stranger))];
}
