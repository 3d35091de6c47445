import { nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import type { CampaignItem } from "./campaign.item";
import { dueRange } from "./campaign.item";
import { isFree } from "./lane";
import { stir } from "./run";
import { beginDue, finish } from "./steps";
import { find, whole } from "./store";

/**
 * Starts the campaigns whose hour has come, and continues each lane whose run died or whose message
 * was lost. Returns how many began, how many are being sent and how many lanes were enqueued.
 */
export async function sweep(): Promise<{ begun: number; sending: number; stirred: number }> {
  const done = { begun: 0, sending: 0, stirred: 0 };
  for await (const { _id } of walk<CampaignItem>(dueRange(nowIso()))) {
    // The index may lag: the campaign itself decides.
    const item = await find(_id);
    if (item?.status === "scheduled") {
      await beginDue(item);
      done.begun += 1;
    }
    if (item?.status === "sending") done.sending += 1;
    if (item?.status === "sending" || item?.status === "scheduled") done.stirred += await goOn(_id);
  }
  return done;
}

async function goOn(id: string): Promise<number> {
  const free = (await whole(id)).lanes.filter(isFree);
  for (const { lane } of free) await stir({ campaignId: id, lane });
  await finish(id);
  return free.length;
}
