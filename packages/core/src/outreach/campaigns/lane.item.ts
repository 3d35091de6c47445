import type { Item, Key, Stored } from "../../kernel/dynamo";
import { campaignKey } from "./campaign.item";

/** How far a lane of a campaign is: its recipients are frozen, then written to, one pass after another. */
export type Lane = {
  campaignId: string;
  lane: number;
  phase: "freezing" | "sending" | "done";
  /** The last contact or recipient of this pass that was dealt with; "" at its beginning. */
  after: string;
  /** Whether this pass left somebody for another one. */
  left: boolean;
  /** Who works at it, and until when nobody else does (epoch ms). */
  by: string;
  until: number;
  /** It is not gone on with before (epoch ms). */
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
