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

/**
 * What became of a record: it is there, it is in the bin (`gone`), or it left the bin, for its place or for good. Undefined
 * of one that left another shelf: where it went to is a change of its own.
 */
export type Became = "there" | "gone" | "left" | undefined;

/** The fields of a changed item that are read here, and what became of its record. */
export type ChangedItem = { type: string; userId?: unknown; _id?: unknown; became?: Became };

/** The practice to which a change is announced; an account is its own practice. */
export function ownerOf({ type, userId, _id }: ChangedItem): string | undefined {
  const ownerId = type === "user" ? _id : userId;
  return typeof ownerId === "string" ? ownerId : undefined;
}

/** Ids, and what became of each. */
type Ids = Map<string, Became>;

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
    if (typeof _id === "string") ids.set(_id, later(ids.get(_id), became));
  }
  return new Map([...byOwner].map(([ownerId, topics]) => [ownerId, inWords(topics)]));
}

/** The later counts; but leaving the bin and being back in its place may come in any order. */
const later = (known: Became, became: Became): Became =>
  became === "left" ? (known ?? "gone") : (became ?? known);

const inWords = (topics: Map<Topic, Ids>): Change[] =>
  [...topics].map(([topic, ids]) => {
    const gone = [...ids].flatMap(([id, became]) => (became === "gone" ? [id] : []));
    return { topic, ids: [...ids.keys()], ...(gone.length > 0 && { gone }) };
  });
