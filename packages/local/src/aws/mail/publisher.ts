import { appendLine, readLines } from "../../support/files";
import type { BusEvent } from "../bus/bus";
import { eventsOf } from "./events";
import type { Head, Inbox } from "./inbox";

/** Publishes SES's events about the mails it accepted. */
export type EventPublisher = {
  /** Publishes the events of a mail. */
  publishMail(message: Head): void;
  /** Publishes one event, such as a click. */
  publish(event: BusEvent): void;
  /** How often each event is published: SES guarantees at least once. */
  copies: number;
};

/**
 * Publishes the events about each mail of an inbox. A file lists the published mails: those that a
 * kill left out are published when it opens.
 */
export function openPublisher(
  inbox: Inbox,
  path: string,
  put: (event: BusEvent) => void,
  now: () => number = Date.now,
): EventPublisher {
  const published = new Set(readLines<{ id: string }>(path).map(({ id }) => id));
  const publisher: EventPublisher = {
    copies: 1,
    publish: (event) => {
      for (let copy = 0; copy < publisher.copies; copy += 1) put(event);
    },
    publishMail: (message) => {
      // Without a configuration set SES publishes nothing about a mail.
      if (message.set) for (const event of eventsOf(message, now())) publisher.publish(event);
      appendLine(path, { id: message.id });
    },
  };
  for (const head of inbox.heads()) if (!published.has(head.id)) publisher.publishMail(head);
  return publisher;
}
