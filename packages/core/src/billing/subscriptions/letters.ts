import type { Write } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { Mails } from "../../kernel/mails";
import type { Notice, PendingNotice } from "./notices.rules";

/**
 * A notice to a practice about its subscription: the sender of the letter also raises the alert.
 */
export type SubscriptionErrand = {
  kind: "subscription";
  userId: string;
  key: string;
  at: string;
  notice: Notice;
};

const KEPT_DAYS = 30;

/** The write that requests a notice, once per cause, for the commit that stores the cause. */
export function askLetter(userId: string, { key, at, notice }: PendingNotice): Write {
  const id = derivedId("mail", Date.parse(at), `subscription ${userId} ${key}`);
  const errand: SubscriptionErrand = { kind: "subscription", userId, key, at, notice };
  return Mails.ask(errand, { id, keptDays: KEPT_DAYS });
}
