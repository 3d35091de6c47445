import { Digests } from "@foja/core/telling/digests";
import { job } from "./job";

/**
 * Asks for the digest of the day for everybody who wants it; the letters go by the stream. Fails, and
 * so is done again, while any could not be asked for.
 */
export const handler = job("digest-send", async () => {
  const done = await Digests.askAll();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.wanted} digests failed`);
  return done;
});
