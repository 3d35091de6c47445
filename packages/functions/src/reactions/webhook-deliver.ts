import { Webhooks } from "@foja/core/programs/webhooks";
import { reactTo } from "./reaction";

/** How many runs of a lane follow each other; what is left then waits for the next sweep. */
const MOST_RUNS = 20;

/** Sends what waits in a lane of webhooks, until nothing waits or a delivery failed. */
export const handler = reactTo("webhook.waiting", async (lane) => {
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const { state } = await Webhooks.deliver(lane);
    if (state !== "more") return;
  }
});
