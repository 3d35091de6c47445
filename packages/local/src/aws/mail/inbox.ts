import { randomUUID } from "node:crypto";
import { appendLine, eachLine, readSlice } from "../../support/files";

export type Attachment = { contentType: string; filename: string; content: string };

export type Message = {
  id: string;
  /** The recipients, comma-separated. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The attachments, including invitations: texts as they are, the rest in base64. */
  attachments: Attachment[];
  /** The MIME message as sent. */
  raw: string;
  sentAt: string;
  /** The configuration set it was sent with, and its tags. */
  set?: string;
  tags?: Record<string, string>;
};

/** A mail without its contents, which are on disk. */
export type Head = Omit<Message, "text" | "html" | "attachments" | "raw">;

export type Inbox = {
  add(message: Omit<Message, "id" | "sentAt"> & { id?: string }): Message;
  /** The mails, newest first; with `to`, only those to that address; at most `most`. */
  list(to?: string, most?: number): Message[];
  /** The mails without their contents, oldest first. */
  heads(): readonly Head[];
  get(id: string): Message | undefined;
};

type Place = { head: Head; start: number; size: number };

/** Opens the list of sent mails, stored in a file: there may be many, so memory has only heads. */
export function openInbox(path: string, now: () => number = Date.now): Inbox {
  const places: Place[] = [];
  const byId = new Map<string, Place>();
  let end = 0;
  const note = (message: Message, start: number, size: number) => {
    const { text, html, attachments, raw, ...head } = message;
    const place = { head, start, size };
    places.push(place);
    byId.set(head.id, place);
    end = start + size;
  };
  end = eachLine<Message>(path, note);
  const read = ({ start, size }: Place) => JSON.parse(readSlice(path, start, size)) as Message;
  return {
    add: ({ id = newMessageId(), ...content }) => {
      const message = { id, ...content, sentAt: new Date(now()).toISOString() };
      note(message, end, appendLine(path, message));
      return message;
    },
    list: (to, most = Number.POSITIVE_INFINITY) =>
      places
        .filter(({ head }) => isFor(head, to))
        .reverse()
        .slice(0, most)
        .map(read),
    heads: () => places.map(({ head }) => head),
    get: (id) => {
      const place = byId.get(id);
      return place && read(place);
    },
  };
}

/** A new mail's identifier. */
export const newMessageId = (): string => randomUUID();

function isFor(message: Head, to: string | undefined): boolean {
  if (to === undefined || to === "") return true;
  return message.to.toLowerCase().split(", ").includes(to.trim().toLowerCase());
}
