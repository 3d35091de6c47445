import type { SearchType } from "../../practice/search/search.schema";
import type { ChatLink, Conversation } from "./chat.schema";

/** How long its author may change or delete a message, in minutes. */
export const CHANGE_MINUTES = 15;

/** Whether a message may still be changed at an instant, in epoch ms. */
export const isChangeable = ({ createdAt }: { createdAt: string }, nowMs: number): boolean =>
  nowMs < Date.parse(createdAt) + CHANGE_MINUTES * 60_000;

/** How much of its last message a list of conversations shows. */
const PREVIEW = 120;

/** The beginning of a message, in one line; of one without words, what its files are called. */
export function previewOf({ text, files = [] }: { text: string; files?: { name: string }[] }) {
  const said = text === "" ? files.map(({ name }) => name).join(", ") : text;
  return said.replace(/\s+/g, " ").slice(0, PREVIEW);
}

/** How many messages somebody has not read; none of a case's that they do not follow. */
export function unreadOf(
  { kind, last, read }: Pick<Conversation, "kind" | "last" | "read">,
  personId: string,
): number {
  const until = read[personId] ?? (kind === "case" ? last : 0);
  return Math.max(0, last - until);
}

const KIND_OF: Readonly<Record<string, SearchType>> = {
  fol: "folder",
  tas: "task",
  evt: "event",
  con: "contact",
  cal: "calculator",
};

const ID = /(?<![\w])(fol|tas|evt|con|cal)_[0-9A-HJKMNP-TV-Z]{26}(?![\w])/g;

/** How many records a message may link to. */
const MOST_LINKS = 10;

/** The records that a message names, by their addresses or identifiers, each once. */
export function linksIn(text: string, folderId?: string | null): Omit<ChatLink, "title">[] {
  const ids = [...(folderId ? [folderId] : []), ...(text.match(ID) ?? [])];
  return [...new Set(ids)].slice(0, MOST_LINKS).flatMap((_id) => {
    const kind = KIND_OF[_id.slice(0, 3)];
    return kind ? [{ kind, _id }] : [];
  });
}
