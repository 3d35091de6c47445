import type { Key, Stored } from "../dynamo";

/** A letter asked for, before anyone has looked up to whom it may go or what it may say. */
export type MailRecord = {
  _id: string;
  kind: "verify" | "reset";
  email: string;
  /** Epoch ms at which a sender took it, and at which it went. */
  takenAt: number | null;
  sentAt: number | null;
};

export type MailItem = Stored<MailRecord>;

export const mailKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: "MAIL" });

export function toItem(mail: MailRecord, version: number, nowMs: number): MailItem {
  const ttl = Math.ceil(nowMs / 1000) + 24 * 3600;
  return { ...mailKey(mail._id), type: "mail", version, ttl, ...mail };
}
