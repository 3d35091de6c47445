import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { commit, isStale, query, get as read, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Subscribers } from "../subscribers";
import {
  type CampaignItem,
  type CampaignRecord,
  campaignKey,
  sumOf,
  toItem,
  wholeRange,
} from "./campaign.item";
import type { Campaign } from "./campaign.schema";
import { type LaneItem, lanesOf } from "./lane.item";

/** A campaign as stored, or undefined. */
export const find = (id: string) => read<CampaignItem>(campaignKey(id));

/** A campaign as stored. Throws `campaign.not_found`. */
export async function found(id: string): Promise<CampaignItem> {
  const item = isId("campaign", id) ? await find(id) : undefined;
  if (!item) throw new AppError("campaign.not_found", "No encontramos esa campaña.");
  return item;
}

/** A campaign with its counts and its lanes, as its items. */
export async function whole(id: string) {
  const { items } = await query(wholeRange(id));
  const campaign = items.find(({ type }) => type === "campaign") as CampaignItem | undefined;
  return { campaign, items, lanes: lanesOf(items), counts: sumOf(items) };
}

/** A campaign as returned by the API, from its items. */
export function present(
  item: CampaignItem,
  items: Awaited<ReturnType<typeof whole>>["items"],
): Campaign {
  const lanes = lanesOf(items);
  const { _id, name, templateId, templateVersion, segment, status } = item;
  const { scheduledAt, startedAt, endedAt, createdAt, updatedAt, version } = item;
  return {
    ...{ _id, name, templateId, templateVersion, segment, status },
    ...{ scheduledAt, startedAt, endedAt, createdAt, updatedAt, version },
    notice: item.notice ?? (status === "sending" ? noticeOf(lanes) : null),
    frozen: lanes.length === Subscribers.LANES && lanes.every(({ phase }) => phase !== "freezing"),
    counts: sumOf(items),
  };
}

const noticeOf = (lanes: readonly LaneItem[]): string | null =>
  lanes.find(({ notice }) => notice !== null)?.notice ?? null;

/** The write that replaces the campaign that was read. */
export const saveWrite = (item: CampaignItem, changes: Partial<CampaignRecord>): Write =>
  replace(toItem({ ...item, ...changes, updatedAt: nowIso() }), item);

/** Changes a campaign, retrying on concurrent changes; `work` returns the writes, possibly none. */
export const mutate = (
  id: string,
  work: (item: CampaignItem) => Promise<Write[]> | Write[],
): Promise<void> =>
  again(async () => {
    const writes = await work(await found(id));
    if (writes.length > 0) await commit(...writes);
  }, isStale);
