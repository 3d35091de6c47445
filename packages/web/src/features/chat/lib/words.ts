import { fold, words } from "@foja/core/kernel/text.rules";

type Person = { _id: string; name: string };

/** The text after an «@» before the caret, and where it begins. */
export function mentionAt(text: string, caret: number): { at: number; sought: string } | undefined {
  const found = /(?:^|\s)@([\p{L}'’.]*)$/u.exec(text.slice(0, caret));
  return found ? { at: caret - (found[1] ?? "").length - 1, sought: found[1] ?? "" } : undefined;
}

/** The people with a name that begins with the searched text. */
export const mentionable = <P extends Person>(people: readonly P[], sought: string): P[] =>
  people.filter(({ name }) => words(name).some((word) => word.startsWith(fold(sought))));

/** The ids of the people whom a text mentions with an «@». */
export const mentionedIn = (text: string, people: readonly Person[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ _id }) => _id);

/** A piece of a message: text, a web address, or the name of a mentioned person. */
export type Piece = { kind: "words" | "link" | "mention"; text: string };

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}])/g;

/** Splits a message into pieces. */
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

/** The most characters of a task's name. */
const LONGEST_NAME = 120;

/** A message as a task: its first line as the name, and the whole text if there is more. */
export function taskFrom(text: string): { name: string; description: string | null } {
  const [first = ""] = text.split("\n");
  const isShort = first === text && first.length <= LONGEST_NAME;
  const name =
    first.length <= LONGEST_NAME ? first : `${first.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
  return { name, description: isShort ? null : text };
}
