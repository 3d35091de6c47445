import { asSystem } from "@foja/core/kernel/actor";
import { Tax } from "@foja/core/money/tax";
import { byMessage } from "./messages";

/** Has ARCA authorise the vouchers of each lane that a message names. */
export const handler = byMessage("tax lane", (lane: Tax.LaneOfPractice, messageId) =>
  asSystem(messageId, () => Tax.authoriseLane(lane)),
);
