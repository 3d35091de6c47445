import { Letters } from "@foja/core/accounts/letters";
import { asSystem } from "@foja/core/kernel/actor";
import { Campaigns } from "@foja/core/outreach/campaigns";
import type { EventBridgeEvent } from "aws-lambda";
import { log } from "../log";
import { LETTERS_STOPPED } from "../log-lines";

/** Stores SES's events about mails. They may arrive twice, in any order. */
export const handler = (event: EventBridgeEvent<string, unknown>): Promise<void> =>
  asSystem(event.id, async () => {
    await Campaigns.note(event.detail);
    const practice = await Letters.note(event.detail);
    if (practice) log().error(LETTERS_STOPPED, { practice, reason: "stopped" });
  });
