import { Outbox } from "@foja/core/kernel/outbox";
import { carryErrand } from "../streams/errands";
import { job } from "./job";

/**
 * Carries the due errands that the stream did not carry. Failed ones wait for their next try; throws
 * only if the table kept some from being tried, so that it runs again.
 */
export const handler = job("letters-sweep", async () => {
  const done = await Outbox.sweep(carryErrand);
  if (done.broken > 0) throw new Error(`${done.broken} of ${done.due} errands not tried`);
  return done;
});
