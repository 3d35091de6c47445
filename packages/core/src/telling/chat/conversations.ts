import type * as z from "zod";
import { Practices } from "../../accounts/practices";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { change, commit, insert, isStale, pageOf, replace, tryCommit } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import { Folders } from "../../practice/folders";
import { unreadOf } from "./chat.rules";
import type {
  ChatUser,
  Conversation,
  changeConversation,
  createConversation,
  readChat,
} from "./chat.schema";
import {
  type ConversationItem,
  type ConversationRecord,
  conversationKey,
  directId,
  isOf,
  latestRange,
  toItem,
} from "./conversation.item";
import { noConversation, type Place, placeOf } from "./place";

/** The most conversations listed: those with the newest messages. */
const MOST = 100;

/** The people the signed-in person may chat with, and their conversations, newest first. */
export async function list(): Promise<{ users: ChatUser[]; conversations: Conversation[] }> {
  const { userId, ownerId } = useUser();
  const [members, { items }] = await Promise.all([
    Practices.members(),
    pageOf<ConversationItem>({ ...latestRange(ownerId), limit: MOST }, (item) =>
      isOf(item, userId),
    ),
  ]);
  const conversations = await named(items);
  const byId = new Map(conversations.map((one) => [one._id, one]));
  const users = members
    .filter(({ _id }) => _id !== userId)
    .map(({ _id, name, email, role }) => {
      const conversationId = directId(ownerId, userId, _id);
      const talk = byId.get(conversationId);
      const last = { lastAt: talk?.lastAt ?? null, lastText: talk?.lastText ?? null };
      return { _id, name, email, role, conversationId, unread: talk?.unread ?? 0, ...last };
    });
  return { users, conversations };
}

/** A person of the practice to chat with. Throws `user.not_found`. */
export async function user(id: string): Promise<ChatUser> {
  const found = (await list()).users.find(({ _id }) => _id === id);
  if (!found) throw new AppError("user.not_found", "Esa persona no es parte de este estudio.");
  return found;
}

/** Conversations with their names; without those of deleted cases. */
async function named(items: readonly ConversationRecord[]): Promise<Conversation[]> {
  const { userId } = useUser();
  const others = items.flatMap(({ onlyFor = [] }) => onlyFor.filter((id) => id !== userId));
  const folderIds = items.filter(({ kind }) => kind === "case").map(({ _id }) => _id);
  const [people, cases] = await Promise.all([
    Users.peopleOf([...new Set(others)]),
    Folders.batch({ folderIds, fields: ["folderName"] }),
  ]);
  const names = new Map(cases.map(({ _id, folderName = "" }) => [_id, folderName]));
  return items.flatMap((item) => {
    const other = item.onlyFor?.find((id) => id !== userId) ?? "";
    const name = {
      direct: people.get(other)?.name ?? "Alguien que ya no está",
      group: item.name ?? "",
      case: names.get(item._id),
    }[item.kind];
    return name === undefined ? [] : [presented(item, name)];
  });
}

function presented(item: ConversationRecord, name: string): Conversation {
  const { _id, kind, last, lastAt, lastBy, lastText, read, onlyFor } = item;
  const folderId = kind === "case" ? _id : null;
  const people = onlyFor ?? Object.keys(read);
  const unread = unreadOf(item, useUser().userId);
  return { _id, kind, name, folderId, people, last, lastAt, lastBy, lastText, unread, read };
}

/** A place as a conversation: empty while it has no message. */
export async function shownPlace({ _id, kind, onlyFor, standing }: Place): Promise<Conversation> {
  const { ownerId: userId } = useUser();
  const empty = { last: 0, lastAt: nowIso(), lastBy: null, lastText: "", read: {} };
  const blank = { _id, userId, kind, name: null, ...empty, onlyFor, createdAt: nowIso() };
  const [shown] = await named([standing ?? blank]);
  if (!shown) throw noConversation();
  return shown;
}

/** Stores the last message that a person has read: never lower than before, or beyond the last. */
export async function read({ user: to, number }: z.output<typeof readChat>): Promise<void> {
  const { standing } = await placeOf(to);
  if (!standing) throw noConversation();
  const { userId } = useUser();
  await tryCommit(
    change({
      key: conversationKey(standing.userId, standing._id),
      set: "SET #read.#me = :number ADD #version :one",
      onlyIf: "#last >= :number AND (attribute_not_exists(#read.#me) OR #read.#me < :number)",
      names: { "#read": "read", "#me": userId, "#last": "last", "#version": "version" },
      values: { ":number": number, ":one": 1 },
    }),
  );
}

const stranger = (field: string) => () =>
  invalid(field, "Personas: elegí solo a personas del estudio.");

/** Creates a conversation of several people and its creator. Throws a sentence on `people`. */
export async function create(given: z.output<typeof createConversation>): Promise<Conversation> {
  const { userId, ownerId } = useUser();
  const onlyFor = [...new Set([userId, ...given.people])];
  const record: ConversationRecord = {
    ...{ _id: Idempotency.mint("conversation"), userId: ownerId, kind: "group" },
    ...{ name: given.name, onlyFor, last: 0, lastAt: nowIso(), lastBy: null, lastText: "" },
    read: {},
    createdAt: nowIso(),
  };
  const belong = onlyFor.flatMap((id) => Practices.memberChecks(id, stranger("people")));
  await tryCommit(insert(toItem(record)), ...belong);
  return presented(record, given.name);
}

/** Renames a group, adds people to it, or removes the requesting person from it. */
export const changeGroup = (
  id: string,
  { name, add = [], leave }: z.output<typeof changeConversation>,
): Promise<Conversation | undefined> =>
  again(async () => {
    const { standing } = await placeOf(id);
    if (standing?.kind !== "group") throw noConversation();
    const { userId } = useUser();
    const people = [...new Set([...(standing.onlyFor ?? []), ...add])];
    const onlyFor = leave ? people.filter((one) => one !== userId) : people;
    if (onlyFor.length === 0) {
      throw new AppError("conversation.last", "Sos la última persona de este grupo.");
    }
    if (onlyFor.length > MOST_PEOPLE) throw invalid("add", `Personas: hasta ${MOST_PEOPLE}`);
    const next = { ...standing, name: name ?? standing.name, onlyFor };
    const belong = add.flatMap((one) => Practices.memberChecks(one, stranger("add")));
    await commit(replace(next, standing), ...belong);
    return leave ? undefined : presented(next, next.name ?? "");
  }, isStale);

const MOST_PEOPLE = 50;
