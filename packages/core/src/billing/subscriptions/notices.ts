import type { Write } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { Outbox } from "../../kernel/outbox";
import type { Notice, PendingNotice } from "./notices.rules";

/**
 * A notice to a practice about its subscription: an alert and a letter. Earlier versions asked for
 * both as `subscription`.
 */
export type SubscriptionErrand = {
  kind: "subscriptionAlert" | "subscriptionLetter" | "subscription";
  userId: string;
  key: string;
  at: string;
  notice: Notice;
};

const KEPT_DAYS = 30;

/** The writes that request a notice, once per cause, for the commit that stores the cause. */
export function askNotice(userId: string, { key, at, notice }: PendingNotice): Write[] {
  const ask = (kind: SubscriptionErrand["kind"], cause: string) => {
    const id = derivedId("mail", Date.parse(at), `${cause} ${userId} ${key}`);
    const errand: SubscriptionErrand = { kind, userId, key, at, notice };
    return Outbox.ask(errand, { id, keptDays: KEPT_DAYS });
  };
  // The letter has the id under which earlier versions asked for both: it is not sent again.
  return [ask("subscriptionAlert", "subscriptionAlert"), ask("subscriptionLetter", "subscription")];
}
