import { ofEach, RECORD_KINDS } from "../../kernel/record-kinds.rules";
import { KINDS } from "../kinds/kinds.rules";
import type { Change, Topic } from "./server-frame.rules";

/** The topic announced to open screens for each type of item. Other types are not announced. */
export const TOPIC_OF: Readonly<Record<string, Topic>> = {
  ...ofEach(RECORD_KINDS, (kind) => KINDS[kind].topic),
  caseImport: "imports",
  ledgerEntry: "accounts",
  installment: "accounts",
  losing: "losing",
  alert: "alerts",
  novedad: "novedades",
  preferences: "preferences",
  reservation: "reservations",
  invoice: "invoices",
  googleConnection: "google",
  totals: "statistics",
  member: "members",
  // The names of the people and of the practice.
  user: "members",
  campaign: "campaigns",
  campaignCounts: "campaigns",
  reserved: "reserved",
  conversation: "chats",
  message: "chats",
};

/** The fields of a changed item that are read here; and whether its record is there, or went to the bin. */
export type ChangedItem = {
  type: string;
  userId?: unknown;
  _id?: unknown;
  became?: "there" | "gone" | undefined;
};

/** The practice to which a change is announced; an account is its own practice. */
export function ownerOf({ type, userId, _id }: ChangedItem): string | undefined {
  const ownerId = type === "user" ? _id : userId;
  return typeof ownerId === "string" ? ownerId : undefined;
}

/** Ids, and what became of each; a record that moves from shelf to shelf leaves one key and is at another. */
type Ids = Map<string, ChangedItem["became"]>;

/** The topics changed by a batch, each once, with the ids of its records. */
export function changesOf(items: readonly ChangedItem[]): Map<string, Change[]> {
  const byOwner = new Map<string, Map<Topic, Ids>>();
  for (const item of items) {
    const { type, _id, became } = item;
    const [topic, ownerId] = [TOPIC_OF[type], ownerOf(item)];
    if (!topic || !ownerId) continue;
    const topics = byOwner.get(ownerId) ?? new Map<Topic, Ids>();
    byOwner.set(ownerId, topics);
    const ids: Ids = topics.get(topic) ?? new Map();
    topics.set(topic, ids);
    // An item that a practice has only one of has no id.
    if (typeof _id === "string")
      ids.set(_id, became === "there" ? became : (ids.get(_id) ?? became));
  }
  return new Map([...byOwner].map(([ownerId, topics]) => [ownerId, inWords(topics)]));
}

const inWords = (topics: Map<Topic, Ids>): Change[] =>
  [...topics].map(([topic, ids]) => {
    const gone = [...ids].flatMap(([id, became]) => (became === "gone" ? [id] : []));
    return { topic, ids: [...ids.keys()], ...(gone.length > 0 && { gone }) };
  });
