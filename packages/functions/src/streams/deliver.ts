import { delivered as accounts } from "@foja/core/accounts/delivered";
import type { Derived } from "@foja/core/kernel/changes";
import { delivered as telling } from "@foja/core/telling/delivered";
import { carryErrand } from "./errands";
import { pulsing } from "./pulsing";
import { forEachRecord, refreshBy } from "./records";

const carry: Derived["refresh"] = async (item, before) => {
  if (!before) await carryErrand(String(item._id));
};

/** What the rooms register for what a person waits for, and the outbox. */
export const delivered = [...accounts, ...telling, { type: "mail", refresh: carry }];

/**
 * The stream consumer for what a person waits for: requested letters and alerts, sign-ins from new
 * devices, and the end of sessions and memberships. It gets nothing of which one practice can write
 * thousands, so that no letter waits behind a bulk.
 */
export const handler = pulsing("deliver", forEachRecord(refreshBy(delivered)));
