import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, getMany, insert, page, query, remove } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { newId } from "../../kernel/id";
import { Subscribers } from "../subscribers";
import { Templates } from "../templates";
import {
  type CampaignItem,
  type CampaignRecord,
  campaignKey,
  campaignsRange,
  countsKey,
  toItem,
} from "./campaign.item";
import type { Campaign, ChangeCampaign, NewCampaign, Received } from "./campaign.schema";
import { laneKey } from "./lane.item";
import { FLAGS, type RecipientItem, receivedRange } from "./recipient.item";
import { found, mutate, present, saveWrite, whole } from "./store";

/** Creates a campaign as a draft. Throws where the template does not exist. */
export async function create({ name, templateId, segment }: NewCampaign): Promise<Campaign> {
  await Templates.version(templateId);
  const at = nowIso();
  const item = toItem({
    ...BEGINNING,
    ...{ _id: newId("campaign"), name, templateId, segment, userId: useUser().userId },
    ...{ createdAt: at, updatedAt: at },
  });
  await commit(insert(item));
  return present(item, []);
}

const BEGINNING: Omit<
  CampaignRecord,
  "_id" | "name" | "templateId" | "segment" | "userId" | "createdAt" | "updatedAt"
> = {
  templateVersion: null,
  status: "draft",
  scheduledAt: null,
  startedAt: null,
  endedAt: null,
  notice: null,
  since: { sent: 0, bounced: 0, complained: 0 },
  version: 1,
};

/** One campaign with its counts. Throws `campaign.not_found`. */
export async function get(id: string): Promise<Campaign> {
  const item = await found(id);
  const { items } = await whole(item._id);
  return present((items.find(({ type }) => type === "campaign") as CampaignItem) ?? item, items);
}

/** One page of the campaigns with their counts, newest first. */
export async function list({ limit, cursor }: { limit: number; cursor?: string }) {
  const { items, nextCursor } = await page<CampaignItem>({ ...campaignsRange, limit }, cursor);
  const lanes = Array.from({ length: Subscribers.LANES }, (_, lane) => lane);
  const keys = items
    .filter(({ startedAt }) => startedAt !== null)
    .flatMap(({ _id }) => lanes.flatMap((lane) => [countsKey(_id, lane), laneKey(_id, lane)]));
  const parts = (await getMany(keys)).flatMap((part) => (part ? [part] : []));
  const campaigns = items.map((item) =>
    present(
      item,
      parts.filter(({ pk }) => pk === item.pk),
    ),
  );
  return { campaigns, nextCursor };
}

/** Changes a draft or a scheduled campaign. Throws where its template does not exist. */
export async function update(id: string, changes: ChangeCampaign, ifVersion?: number) {
  await mutate(id, async (item) => {
    if (ifVersion !== undefined && ifVersion !== item.version) {
      throw new AppError(
        "version.stale",
        "La campaña cambió mientras la editabas. Volvé a abrirla.",
      );
    }
    if (item.status !== "draft" && item.status !== "scheduled") throw begun();
    if (changes.templateId) await Templates.version(changes.templateId);
    return [saveWrite(item, { ...item, ...changes })];
  });
  return get(id);
}

const begun = () =>
  new AppError("campaign.state", "La campaña ya empezó a enviarse: no se puede cambiar.");

/** Deletes a campaign that never began. */
export async function discard(id: string): Promise<void> {
  const item = await found(id);
  if (item.startedAt !== null) {
    throw new AppError("campaign.state", "La campaña ya empezó a enviarse: no se puede borrar.");
  }
  await commit(remove(item));
}

/** What a contact received, newest campaign first. */
export async function receivedBy(subscriberId: string): Promise<Received[]> {
  const { items } = await query<RecipientItem>({ ...receivedRange(subscriberId), limit: 100 });
  const campaigns = await getMany<CampaignItem>(
    items.map(({ campaignId }) => campaignKey(campaignId)),
  );
  return items.map((item, i) => ({
    ...{ campaignId: item.campaignId, campaign: campaigns[i]?.name ?? "" },
    ...{ state: item.state, sentAt: item.sentAt ?? null },
    ...(Object.fromEntries(FLAGS.map((flag) => [flag, item[flag] ?? null])) as Pick<
      Received,
      (typeof FLAGS)[number]
    >),
  }));
}
