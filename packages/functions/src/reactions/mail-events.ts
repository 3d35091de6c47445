import { asSystem } from "@foja/core/kernel/actor";
import { Campaigns } from "@foja/core/outreach/campaigns";
import type { EventBridgeEvent } from "aws-lambda";

/** Notes what SES says of a letter. Events may come twice, in any order. */
export const handler = (event: EventBridgeEvent<string, unknown>): Promise<void> =>
  asSystem(event.id, () => Campaigns.note(event.detail));
