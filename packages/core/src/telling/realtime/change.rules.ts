import type { Change, Topic } from "./server-frame.rules";

/** What each type of item is to an open screen. What is not here is nobody's news. */
export const TOPIC_OF: Readonly<Record<string, Topic>> = {
  folder: "folders",
  contact: "contacts",
  task: "tasks",
  event: "events",
  movement: "movements",
  notification: "notifications",
  calculator: "calculators",
  ledgerEntry: "accounts",
  installment: "accounts",
  alert: "alerts",
  novedad: "novedades",
  preferences: "preferences",
  reservation: "reservations",
  invoice: "invoices",
  googleConnection: "google",
  totals: "statistics",
  member: "members",
  campaign: "campaigns",
  campaignCounts: "campaigns",
  reserved: "reserved",
  conversation: "chats",
  message: "chats",
};

/** An item that changed, as far as is looked at here. */
export type ChangedItem = { type: string; userId?: unknown; _id?: unknown };

/** The topics changed by a batch, each once, with the ids of its records. */
export function changesOf(items: readonly ChangedItem[]): Map<string, Change[]> {
  const byOwner = new Map<string, Map<Topic, Set<string>>>();
  for (const { type, userId, _id } of items) {
    const topic = TOPIC_OF[type];
    if (!topic || typeof userId !== "string") continue;
    const topics = byOwner.get(userId) ?? new Map<Topic, Set<string>>();
    byOwner.set(userId, topics);
    const ids = topics.get(topic) ?? new Set<string>();
    topics.set(topic, ids);
    // What a practice has one of has no name of its own.
    if (typeof _id === "string") ids.add(_id);
  }
  return new Map([...byOwner].map(([ownerId, topics]) => [ownerId, inWords(topics)]));
}

const inWords = (topics: Map<Topic, Set<string>>): Change[] =>
  [...topics].map(([topic, ids]) => ({ topic, ids: [...ids] }));
