import { isDeepStrictEqual } from "node:util";
import { Google } from "@foja/core/agenda/google";
import { PlanConfigs } from "@foja/core/billing/plan-configs";
import type { Item } from "@foja/core/kernel/dynamo";
import { Reactions } from "@foja/core/kernel/reactions";
import { Tax } from "@foja/core/money/tax";
import { Campaigns } from "@foja/core/outreach/campaigns";
import { Alerts } from "@foja/core/telling/alerts";
import { Push } from "@foja/core/telling/push";
import { Realtime } from "@foja/core/telling/realtime";

type Changed = Item & Record<string, unknown>;

/** Sends out what follows from a change: alerts by push, events to the bus, lanes to queues. */
export async function publish(item: Changed, before: Changed | undefined): Promise<void> {
  if (item === before) return;
  if (item.type === "folder") await publishLink(item, before);
  if (item.type === "taxWaiting" && !before) await askArca(item);
  if (item.type === "campaign" && Campaigns.isStirred(item, before)) {
    await Campaigns.stirAll(String(item._id));
  }
  if (item.type === "planUpdate") await carry(item, before);
  if (item.type === "reserved") await followDemand(item, before);
  if (OF_GOOGLE.has(item.type)) await stir(item, before);
  if (item.type === "alert" && !before && item.push === true) {
    await Push.send(String(item.userId), Alerts.present(item));
  }
}

/** Items that may require a synchronisation with Google: who sees which case affects it. */
const OF_GOOGLE = new Set(["outgoing", "reserved", "googleConnection"]);

/** Closes all sockets where a factor is newly required: those who have it reconnect at once. */
async function followDemand(item: Changed, before: Changed | undefined): Promise<void> {
  if (item.factorDemanded && !before?.factorDemanded) await Realtime.closeAll(String(item.userId));
}

/** Publishes that an update of a plan was requested, or that a run left part of it to the next. */
async function carry(item: Changed, before: Changed | undefined): Promise<void> {
  if (!PlanConfigs.isStirred(item, before)) return;
  await Reactions.publish("plans.changed", { planId: String(item.planId) });
}

/** Enqueues the lane of a voucher that was just issued for ARCA. */
const askArca = ({ userId, pointOfSale, voucherType }: Changed): Promise<void> =>
  Tax.stir({
    ownerId: String(userId),
    pointOfSale: Number(pointOfSale),
    voucherType: Number(voucherType),
  });

/** Publishes that something is queued for Google or to be withdrawn, or a sync was requested. */
async function stir(item: Changed, before: Changed | undefined): Promise<void> {
  const asked = item.type !== "googleConnection" || Google.isStirred(item, before);
  if (asked) await Reactions.publish("calendar.stirred", { ownerId: String(item.userId) });
}

/** Publishes that a case was linked with another court file, which has to be read. */
async function publishLink(item: Changed, before: Changed | undefined): Promise<void> {
  if (!item.court || item.purgeAt || item.causaAssociationStatus !== "pending") return;
  if (before?.causaAssociationStatus === "pending" && isDeepStrictEqual(before.court, item.court)) {
    return;
  }
  await Reactions.publish("folder.linked", {
    ownerId: String(item.userId),
    folderId: String(item._id),
  });
}
