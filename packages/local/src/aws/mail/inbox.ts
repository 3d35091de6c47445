import { randomUUID } from "node:crypto";
import { appendLine, readLines } from "../../support/files";

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
  /** What came with it, invitations to calendars too: texts as they are, the rest in base64. */
  attachments: Attachment[];
  /** The message as it travelled. */
  raw: string;
  sentAt: string;
};

export type Inbox = {
  add(message: Omit<Message, "id" | "sentAt">): Message;
  /** The mails, newest first; only those to an address when one is given. */
  list(to?: string): Message[];
  get(id: string): Message | undefined;
};

/** Opens the list of sent mails, kept in a file. */
export function openInbox(path: string): Inbox {
  const messages = readLines<Message>(path);
  return {
    add: (content) => {
      const message = { id: randomUUID(), ...content, sentAt: new Date().toISOString() };
      appendLine(path, message);
      messages.push(message);
      return message;
    },
    list: (to) => messages.filter((message) => isFor(message, to)).reverse(),
    get: (id) => messages.find((message) => message.id === id),
  };
}

function isFor(message: Message, to: string | undefined): boolean {
  if (to === undefined || to === "") return true;
  return message.to.toLowerCase().split(", ").includes(to.trim().toLowerCase());
}
