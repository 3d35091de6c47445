import { asSystem } from "@foja/core/kernel/actor";
import { Campaigns } from "@foja/core/outreach/campaigns";
import { byMessage } from "./messages";

/** Continues each lane of a campaign that a message names. */
export const handler = byMessage("campaign lane", (lane: Campaigns.LaneOfCampaign, messageId) =>
  asSystem(messageId, () => Campaigns.runLane(lane)),
);
