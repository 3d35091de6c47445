import { Digests } from "@foja/core/telling/digests";
import { job } from "./job";

/**
 * Requests the digest of the day for everybody who wants it; the stream sends the mails. Throws if
 * one could not be requested, so that it runs again.
 */
export const handler = job("digest-send", async () => {
  const done = await Digests.askAll();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.wanted} digests failed`);
  return done;
});
