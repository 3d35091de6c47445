import { context } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import type { Write } from "../../kernel/dynamo";
import { Outbox } from "../../kernel/outbox";
import { Sessions } from "../sessions";
import type { FactorNews } from "./factors.rules";

/**
 * A letter to an account's owner about its second factor: the change, its origin and when (ISO).
 */
export type FactorErrand = {
  kind: "factor";
  userId: string;
  news: FactorNews;
  device: string;
  address: string;
  at: string;
};

/** Returns the write that requests that letter, for the commit of the change it reports. */
export function askLetter(userId: string, news: FactorNews): Write {
  const { userAgent, address } = context();
  const device = Sessions.describeDevice(userAgent);
  return Outbox.ask<FactorErrand>({ kind: "factor", userId, news, device, address, at: nowIso() });
}
