import type { Write } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { Mails } from "../../kernel/mails";
import type { Notice, Told } from "./notices.rules";

/** What a practice is to be told of its subscription: whoever sends the letter raises the alert too. */
export type SubscriptionErrand = {
  kind: "subscription";
  userId: string;
  key: string;
  at: string;
  notice: Notice;
};

const KEPT_DAYS = 30;

/** Asks for what is to be told, once a cause: part of the commit that notes that it was. */
export function askLetter(userId: string, { key, at, notice }: Told): Write {
  const id = derivedId("mail", Date.parse(at), `subscription ${userId} ${key}`);
  const errand: SubscriptionErrand = { kind: "subscription", userId, key, at, notice };
  return Mails.ask(errand, { id, keptDays: KEPT_DAYS });
}
