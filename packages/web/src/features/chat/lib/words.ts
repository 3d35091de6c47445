import { fold, words } from "@foja/core/kernel/text.rules";

type Person = { _id: string; name: string };

/** What is being written after an «@» before the caret, and where it begins. */
export function mentionAt(text: string, caret: number): { at: number; sought: string } | undefined {
  const found = /(?:^|\s)@([\p{L}'’.]*)$/u.exec(text.slice(0, caret));
  return found ? { at: caret - (found[1] ?? "").length - 1, sought: found[1] ?? "" } : undefined;
}

/** Those one of whose names begins with what is sought. */
export const mentionable = <P extends Person>(people: readonly P[], sought: string): P[] =>
  people.filter(({ name }) => words(name).some((word) => word.startsWith(fold(sought))));

/** The people whom a text names after an «@». */
export const mentionedIn = (text: string, people: readonly Person[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ _id }) => _id);

/** A piece of a message: words, an address of the web, or the name of somebody who is mentioned. */
export type Piece = { kind: "words" | "link" | "mention"; text: string };

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}])/g;

/** A message in pieces. */
export function piecesOf(text: string, names: readonly string[]): Piece[] {
  return text.split(LINK).flatMap((part, i) => {
    if (part === "") return [];
    return i % 2 === 1 ? [{ kind: "link" as const, text: part }] : named(part, names);
  });
}

function named(text: string, names: readonly string[]): Piece[] {
  const found = names
    .map((name) => ({ name: `@${name}`, at: text.indexOf(`@${name}`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
  if (!found) return text === "" ? [] : [{ kind: "words", text }];
  const [before, after] = [text.slice(0, found.at), text.slice(found.at + found.name.length)];
  return [...named(before, []), { kind: "mention", text: found.name }, ...named(after, names)];
}

/** How long the name of a task may be. */
const LONGEST_NAME = 120;

/** A message as a task: its first line, and all of it where that is not all. */
export function taskFrom(text: string): { name: string; description: string | null } {
  const [first = ""] = text.split("\n");
  const isShort = first === text && first.length <= LONGEST_NAME;
  const name =
    first.length <= LONGEST_NAME ? first : `${first.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
  return { name, description: isShort ? null : text };
}
