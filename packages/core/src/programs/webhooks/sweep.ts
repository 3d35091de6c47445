import { nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { dueRanges, type LaneItem } from "./delivery.item";

/** How many lanes were due. */
export type Swept = { lanes: number };

/** Publishes again that a lane waits: its time came, its run died, or its fact was lost. */
export async function sweep(): Promise<Swept> {
  const done: Swept = { lanes: 0 };
  for (const range of dueRanges(nowIso())) {
    for await (const { userId: ownerId, endpointId, lane } of walk<LaneItem>({
      ...range,
      limit: 100,
    })) {
      await Reactions.publish("webhook.waiting", { ownerId, endpointId, lane });
      done.lanes += 1;
    }
  }
  return done;
}
