import { appendLine, readLines } from "../../support/files";
import type { BusEvent } from "../bus/bus";
import { eventsOf } from "./events";
import type { Head, Inbox } from "./inbox";

/** How SES tells of the mails it took. */
export type Teller = {
  /** Publishes what becomes of a mail. */
  tell(message: Head): void;
  /** Publishes an event of its own, as that of a click. */
  publish(event: BusEvent): void;
  /** How often each event is published: SES promises once at least. */
  copies: number;
};

/**
 * Publishes what becomes of each mail of an inbox, those too of which a kill left nothing said: which
 * mails were told of is kept in a file.
 */
export function openTeller(
  inbox: Inbox,
  path: string,
  put: (event: BusEvent) => void,
  now: () => number = Date.now,
): Teller {
  const told = new Set(readLines<{ id: string }>(path).map(({ id }) => id));
  const teller: Teller = {
    copies: 1,
    publish: (event) => {
      for (let copy = 0; copy < teller.copies; copy += 1) put(event);
    },
    tell: (message) => {
      // Without a configuration set SES says nothing of a mail.
      if (message.set) for (const event of eventsOf(message, now())) teller.publish(event);
      appendLine(path, { id: message.id });
    },
  };
  for (const head of inbox.heads()) if (!told.has(head.id)) teller.tell(head);
  return teller;
}
