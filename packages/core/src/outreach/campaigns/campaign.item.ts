import { change, type Item, type Key, type Stored, type Write } from "../../kernel/dynamo";
import type { Segment } from "../subscribers/segment.schema";
import { type Campaign, COUNTS, type CountName, type Counts } from "./campaign.schema";

/** A campaign as stored: its counts are separate items. */
export type CampaignRecord = Omit<Campaign, "counts" | "frozen" | "segment"> & {
  segment: Segment;
  /** The administrator who last acted on it: their open screens are notified. */
  userId: string;
  /** The counts when sending last started or resumed: the guard measures from these. */
  since: Pick<Counts, "sent" | "bounced" | "complained">;
};

export type CampaignItem = Stored<CampaignRecord>;

const partition = (id: string) => `CAMPAIGN#${id}`;

export const campaignKey = (id: string): Key => ({ pk: partition(id), sk: "CAMPAIGN" });

/** A campaign with its counts and its lanes. */
export const wholeRange = (id: string) => ({
  pk: partition(id),
  sk: { startingWith: "CAMPAIGN" },
  newestFirst: false,
});

/** All campaigns, newest first. */
export const campaignsRange = {
  index: "gsi1" as const,
  pk: "CAMPAIGNS",
  sk: { startingWith: "cam_" },
};

/** The campaigns with work due at an instant (ISO). */
export const dueRange = (until: string) => ({
  index: "gsi2" as const,
  pk: "DUE#campaigns-send#0",
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

/** Since when a campaign has work due: from its scheduled hour, and while it is being sent. */
function dueAt({ status, scheduledAt, startedAt }: CampaignRecord): string | null {
  if (status === "scheduled") return scheduledAt;
  return status === "sending" ? startedAt : null;
}

export function toItem(one: CampaignRecord): CampaignItem {
  const { gsi2pk: _, gsi2sk: __, ...rest } = one as CampaignItem;
  const due = dueAt(one);
  return {
    ...rest,
    ...campaignKey(one._id),
    type: "campaign",
    gsi1pk: campaignsRange.pk,
    gsi1sk: one._id,
    ...(due && { gsi2pk: dueRange("").pk, gsi2sk: `${due}#${one._id}` }),
  };
}

export const countsKey = (id: string, lane: number): Key => ({
  pk: partition(id),
  sk: `CAMPAIGN#COUNTS#${lane}`,
});

/** The counts of one lane of a campaign. The open screens of `userId` are notified. */
export type CountsItem = Stored<Partial<Counts> & { _id: string; userId: string }>;

export const toCounts = (id: string, lane: number, userId: string): CountsItem => ({
  ...countsKey(id, lane),
  type: "campaignCounts",
  version: 1,
  ...{ _id: id, userId },
});

/** Adds to the counts of a lane. */
export function addCounts(id: string, lane: number, counts: Partial<Counts>): Write {
  const entries = Object.entries(counts);
  return change({
    key: countsKey(id, lane),
    set: `ADD ${entries.map(([name]) => `#${name} :${name}`).join(", ")}`,
    names: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(entries.map(([name, by]) => [`:${name}`, by])),
  });
}

/** The sum of the counts of all lanes. */
export function sumOf(items: readonly Item[]): Counts {
  const parts = items.filter(({ type }) => type === "campaignCounts") as CountsItem[];
  const sum = (name: CountName) => parts.reduce((all, part) => all + (part[name] ?? 0), 0);
  return Object.fromEntries(COUNTS.map((name) => [name, sum(name)])) as Counts;
}
