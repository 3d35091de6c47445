import type { Key, Stored } from "../dynamo";

/** What a letter is asked for: each room declares its own kinds and sends them. */
export type Errand = { kind: string };

/** A letter in the outbox: its errand and how far it got. */
export type MailRecord<E extends Errand = Errand> = E & {
  _id: string;
  /** Epoch ms at which a sender took it, and at which it went; null before that. */
  takenAt: number | null;
  sentAt: number | null;
};

export type MailItem<E extends Errand = Errand> = Stored<MailRecord<E>>;

export const mailKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

export function toItem<E extends Errand>(
  mail: MailRecord<E>,
  { version, ttl }: { version: number; ttl: number },
): MailItem<E> {
  return { ...mailKey(mail._id), type: "mail", version, ttl, ...mail };
}
