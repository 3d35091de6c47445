import type { Subscriptions } from "@foja/core/billing/subscriptions";
import { log } from "./log";
import { BILLING_ALARM } from "./log-lines";

/** Logs what a person has to check; an alarm counts these lines. */
export function raiseAlarm(ownerId: string, { kind, id }: Subscriptions.Alarm): void {
  log().error(BILLING_ALARM, { ownerId, kind, id });
}

/** Logs the alarms that reading Stripe raised. */
export function raiseAlarms(synced: Subscriptions.Synced | undefined): void {
  for (const alarm of synced?.alarms ?? []) raiseAlarm(synced?.contract.ownerId ?? "-", alarm);
}
