import type { Changed } from "../../kernel/changes";
import { nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { type BundleItem, buildingRanges } from "./bundle.item";

const ask = ({ userId: ownerId, _id: bundleId }: BundleItem): Promise<void> =>
  Reactions.publish("bundle.asked", { ownerId, bundleId });

/** Publishes that a bundle was asked for. May run late and twice. */
export async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  if (!before) await ask(item as unknown as BundleItem);
}

/** How many bundles are being built, and how many of them nobody was building. */
export type Swept = { building: number; resumed: number };

/** Asks again for every bundle that stands still: a run died, or its fact was lost. */
export async function sweep(): Promise<Swept> {
  const done: Swept = { building: 0, resumed: 0 };
  for (const range of buildingRanges()) {
    for await (const item of walk<BundleItem>({ ...range, limit: 100 })) {
      done.building += 1;
      if ((item.leasedUntil ?? "") > nowIso()) continue;
      await ask(item);
      done.resumed += 1;
    }
  }
  return done;
}
