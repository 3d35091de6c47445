import { Mails } from "@foja/core/kernel/mails";
import { deliverLetter } from "../streams/letters";
import { job } from "./job";

/**
 * Sends the due mails that the stream did not send. Failed ones wait for their next try; throws
 * only if the table kept some from being tried, so that it runs again.
 */
export const handler = job("letters-sweep", async () => {
  const done = await Mails.sweep(deliverLetter);
  if (done.broken > 0) throw new Error(`${done.broken} of ${done.due} letters not tried`);
  return done;
});
