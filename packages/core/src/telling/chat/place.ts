import { Practices } from "../../accounts/practices";
import { useUser } from "../../kernel/actor";
import { get, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Folders } from "../../practice/folders";
import type { ConversationKind } from "./chat.schema";
import { type ConversationItem, conversationKey, directId, isOf } from "./conversation.item";

/** Where somebody talks: a conversation that is there, or that its first message begins. */
export type Place = {
  _id: string;
  kind: ConversationKind;
  /** Whose it alone is; absent in a case's. */
  onlyFor?: string[];
  /** Who follows it from its first message on, apart from who writes it. */
  followers: string[];
  /** Who may see the case, where it is reserved. */
  reservedFor: string[] | null;
  standing: ConversationItem | undefined;
};

export const noConversation = () =>
  new AppError("conversation.not_found", "No encontramos esa conversación.");

/**
 * Where `to` leads: a person of the practice, a conversation of who acts, or a case that they see.
 * Throws `conversation.not_found`, for what is not theirs as for what is not there.
 */
export async function placeOf(to: string): Promise<Place> {
  if (isId("folder", to)) return ofCase(to);
  if (isId("user", to)) return ofPerson(to);
  const standing = isId("conversation", to) ? await conversationAt(to) : undefined;
  if (!standing || !isOf(standing, useUser().userId)) throw noConversation();
  const { kind, onlyFor } = standing;
  return { _id: to, kind, onlyFor, followers: [], reservedFor: null, standing };
}

/** Whether a conversation of a practice is somebody's. */
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

/** With somebody who is no longer of the practice, what was said stays there to read. */
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

/** What refuses a message to somebody who is not of the practice, or no longer. */
export function stillThere({ kind, onlyFor = [] }: Place): Write[] {
  if (kind !== "direct") return [];
  const { userId } = useUser();
  const gone = () => new AppError("conversation.over", "Esa persona ya no es parte del estudio.");
  return onlyFor.filter((id) => id !== userId).flatMap((id) => Practices.belonging(id, gone));
}
