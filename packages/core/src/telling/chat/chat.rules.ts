import { RECORD_PREFIXES } from "../../kernel/record-kinds.rules";
import { SEARCH_TYPES, type SearchType } from "../../practice/search/search.schema";
import type { ChatLink, Conversation } from "./chat.schema";

/** For how many minutes its author may change or delete a message. */
export const CHANGE_MINUTES = 15;

/** Whether a message may still be changed at an instant, in epoch ms. */
export const isChangeable = ({ createdAt }: { createdAt: string }, nowMs: number): boolean =>
  nowMs < Date.parse(createdAt) + CHANGE_MINUTES * 60_000;

/** How many characters of its last message a list of conversations shows. */
const PREVIEW = 120;

/** The beginning of a message, in one line; for one without text, the names of its files. */
export function previewOf({ text, files = [] }: { text: string; files?: { name: string }[] }) {
  const said = text === "" ? files.map(({ name }) => name).join(", ") : text;
  return said.replace(/\s+/g, " ").slice(0, PREVIEW);
}

/** How many messages a person has not read; 0 in a case's conversation that they do not follow. */
export function unreadOf(
  { kind, last, read }: Pick<Conversation, "kind" | "last" | "read">,
  personId: string,
): number {
  const until = read[personId] ?? (kind === "case" ? last : 0);
  return Math.max(0, last - until);
}

const KIND_OF = new Map<string, SearchType>(
  SEARCH_TYPES.map((kind) => [RECORD_PREFIXES[kind], kind]),
);

const ID = new RegExp(
  `(?<![\\w])(${[...KIND_OF.keys()].join("|")})_[0-9A-HJKMNP-TV-Z]{26}(?![\\w])`,
  "g",
);

/** The most records that a message may link to. */
const MOST_LINKS = 10;

/** The records that a message links to, found by the addresses or ids in its text, each once. */
export function linksIn(text: string, folderId?: string | null): Omit<ChatLink, "title">[] {
  const ids = [...(folderId ? [folderId] : []), ...(text.match(ID) ?? [])];
  return [...new Set(ids)].slice(0, MOST_LINKS).flatMap((_id) => {
    const kind = KIND_OF.get(_id.slice(0, 3));
    return kind ? [{ kind, _id }] : [];
  });
}
