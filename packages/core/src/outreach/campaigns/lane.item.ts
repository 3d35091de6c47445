import type { Item, Key, Stored } from "../../kernel/dynamo";
import { campaignKey } from "./campaign.item";

/** The progress of a lane of a campaign: recipients are frozen, then mailed in passes. */
export type Lane = {
  campaignId: string;
  lane: number;
  phase: "freezing" | "sending" | "done";
  /** The last contact or recipient processed in this pass; "" at its beginning. */
  after: string;
  /** Whether this pass left anybody for the next one. */
  left: boolean;
  /** The run that holds it, and until when (epoch ms). */
  by: string;
  until: number;
  /** When it may continue (epoch ms). */
  notBefore: number;
  /** Why it waits, as a sentence; null where it does not. */
  notice: string | null;
};

export type LaneItem = Stored<Lane>;

export const laneKey = (id: string, lane: number): Key => ({
  pk: campaignKey(id).pk,
  sk: `CAMPAIGN#LANE#${lane}`,
});

export const toLane = (campaignId: string, lane: number): LaneItem => ({
  ...laneKey(campaignId, lane),
  type: "campaignLane",
  version: 1,
  ...{ campaignId, lane, phase: "freezing", after: "", left: false },
  ...{ by: "", until: 0, notBefore: 0, notice: null },
});

/** The lanes among the items of a campaign. */
export const lanesOf = (items: readonly Item[]): LaneItem[] =>
  items.filter(({ type }) => type === "campaignLane") as LaneItem[];
