import { Subscriptions } from "@foja/core/billing/subscriptions";
import { raiseAlarm } from "../billing-alarms";
import { log } from "../log";
import { job } from "./job";

/** Notifies of upcoming changes of plan, and applies those that are due. */
export const handler = job("downgrades-apply", async () => {
  const done = await Subscriptions.applyDue({ onAlarm: raiseAlarm, onStumble });
  if (done.failed > 0) throw new Error(`${done.failed} changes of plan failed`);
  return done;
});

function onStumble(ownerId: string, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown.name : "unknown";
  log().error("change of plan not applied", { ownerId, error });
}
