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

/** The fields of a changed item that are read here. */
export type ChangedItem = { type: string; userId?: unknown; _id?: unknown };

/** The practice to which a change is announced; an account is its own practice. */
export function ownerOf({ type, userId, _id }: ChangedItem): string | undefined {
  const ownerId = type === "user" ? _id : userId;
  return typeof ownerId === "string" ? ownerId : undefined;
}

/** The topics changed by a batch, each once, with the ids of its records. */
export function changesOf(items: readonly ChangedItem[]): Map<string, Change[]> {
  const byOwner = new Map<string, Map<Topic, Set<string>>>();
  for (const item of items) {
    const { type, _id } = item;
    const [topic, ownerId] = [TOPIC_OF[type], ownerOf(item)];
    if (!topic || !ownerId) continue;
    const topics = byOwner.get(ownerId) ?? new Map<Topic, Set<string>>();
    byOwner.set(ownerId, topics);
    const ids = topics.get(topic) ?? new Set<string>();
    topics.set(topic, ids);
    // An item that a practice has only one of has no id.
    if (typeof _id === "string") ids.add(_id);
  }
  return new Map([...byOwner].map(([ownerId, topics]) => [ownerId, inWords(topics)]));
}

const inWords = (topics: Map<Topic, Set<string>>): Change[] =>
  [...topics].map(([topic, ids]) => ({ topic, ids: [...ids] }));
