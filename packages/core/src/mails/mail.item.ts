import type { Key, Stored } from "../dynamo";

/** What is asked for: a code for an address, or something to tell a person. */
export type Errand =
  | { kind: "verify" | "reset"; email: string }
  | { kind: "alert"; userId: string; told: Told }
  | ({ kind: "digest" } & AskedDigest);

/** What a person is told of a day, group by group, and how much more of each there is. */
export type AskedDigest = {
  userId: string;
  day: string;
  groups: { title: string; lines: string[]; more: number }[];
};

/** What an alert says, for the letter that says it too. */
export type Told = {
  primaryText: string;
  secondaryText: string | null;
  sourceType: string;
  sourceId: string | null;
  folderId: string | null;
};

/** A letter asked for, before anyone has looked up to whom it may go or what it may say. */
export type MailRecord = Errand & {
  _id: string;
  /** Epoch ms at which a sender took it, and at which it went. */
  takenAt: number | null;
  sentAt: number | null;
};

export type MailItem = Stored<MailRecord>;

export const mailKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

export function toItem(mail: MailRecord, version: number, nowMs: number): MailItem {
  // What is asked for once a day must still stand when it is asked for again.
  const days = mail.kind === "digest" ? 7 : 1;
  const ttl = Math.ceil(nowMs / 1000) + days * 24 * 3600;
  return { ...mailKey(mail._id), type: "mail", version, ttl, ...mail };
}
