import { Practices } from "../../accounts/practices";
import { useUser } from "../../kernel/actor";
import { get, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Folders } from "../../practice/folders";
import type { ConversationKind } from "./chat.schema";
import { type ConversationItem, conversationKey, directId, isOf } from "./conversation.item";

/** A place to write to: a stored conversation, or one that its first message creates. */
export type Place = {
  _id: string;
  kind: ConversationKind;
  /** Its members; absent in a case's. */
  onlyFor?: string[];
  /** Who follows it from its first message on, apart from its author. */
  followers: string[];
  /** Who may see the case, where it is reserved. */
  reservedFor: string[] | null;
  standing: ConversationItem | undefined;
};

export const noConversation = () =>
  new AppError("conversation.not_found", "No encontramos esa conversación.");

/**
 * The place that `to` names: a person of the practice, a conversation of the acting person, or a
 * case that they see. Throws `conversation.not_found` where it does not exist or is not theirs.
 */
export async function placeOf(to: string): Promise<Place> {
  if (isId("folder", to)) return ofCase(to);
  if (isId("user", to)) return ofPerson(to);
  const standing = isId("conversation", to) ? await conversationAt(to) : undefined;
  if (!standing || !isOf(standing, useUser().userId)) throw noConversation();
  const { kind, onlyFor } = standing;
  return { _id: to, kind, onlyFor, followers: [], reservedFor: null, standing };
}

/** Whether a person is a member of a conversation of a practice. */
export async function isIn(ownerId: string, personId: string, id: string): Promise<boolean> {
  const item = await get<ConversationItem>(conversationKey(ownerId, id));
  return item !== undefined && isOf(item, personId);
}

const conversationAt = (id: string) =>
  get<ConversationItem>(conversationKey(useUser().ownerId, id));

async function ofCase(folderId: string): Promise<Place> {
  const [{ responsibleId, access, memberIds }, standing] = await Promise.all([
    Folders.get(folderId),
    conversationAt(folderId),
  ]);
  const followers = [responsibleId];
  const reservedFor = access === "reserved" ? memberIds : null;
  return { _id: folderId, kind: "case", followers, reservedFor, standing };
}

/** A conversation with a person who left the practice can still be read. */
async function ofPerson(personId: string): Promise<Place> {
  const { userId, ownerId } = useUser();
  if (personId === userId) throw noConversation();
  const _id = directId(ownerId, userId, personId);
  const standing = await conversationAt(_id);
  if (!standing && !(await isColleague(personId))) throw noConversation();
  const onlyFor = [userId, personId].sort();
  return { _id, kind: "direct", onlyFor, followers: [], reservedFor: null, standing };
}

const isColleague = async (personId: string): Promise<boolean> =>
  (await Practices.peopleIn(useUser().ownerId)).some(({ _id }) => _id === personId);

/** The writes that refuse a message to somebody who does not belong to the practice. */
export function stillThere({ kind, onlyFor = [] }: Place): Write[] {
  if (kind !== "direct") return [];
  const { userId } = useUser();
  const gone = () => new AppError("conversation.over", "Esa persona ya no es parte del estudio.");
  return onlyFor.filter((id) => id !== userId).flatMap((id) => Practices.memberChecks(id, gone));
}
