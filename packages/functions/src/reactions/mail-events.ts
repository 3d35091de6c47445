import { asSystem } from "@foja/core/kernel/actor";
import { Campaigns } from "@foja/core/outreach/campaigns";
import type { EventBridgeEvent } from "aws-lambda";

/** Stores SES's events about mails. They may arrive twice, in any order. */
export const handler = (event: EventBridgeEvent<string, unknown>): Promise<void> =>
  asSystem(event.id, () => Campaigns.note(event.detail));
