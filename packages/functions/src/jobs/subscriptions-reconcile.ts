import { Subscriptions } from "@foja/core/billing/subscriptions";
import { raiseAlarm } from "../billing-alarms";
import { log } from "../log";
import { job } from "./job";

/** Reads every customer's state at Stripe, once in twenty hours: it catches what no event reported. */
export const handler = job("subscriptions-reconcile", () =>
  Subscriptions.reconcile({ onAlarm: raiseAlarm, onStumble }),
);

function onStumble(ownerId: string, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown.name : "unknown";
  log().error("subscription not reconciled", { ownerId, error });
}
