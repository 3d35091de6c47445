import { cancellationOf, mustLive } from "./cancelling";
import { changeOf } from "./changes";
import { draftOf } from "./invoices";
import { periodLine, unusedLine } from "./lines";
import { type Preview, previewInput } from "./preview-input";
import { invalid } from "./refusal";
import { nextPeriod } from "./renewals";
import type { Declare } from "./routes";
import { scheduledItems } from "./schedules";
import type { Invoice, Item, Line, Subscription } from "./shapes";
import { periodOf } from "./subscriptions";
import type { World } from "./world";

/** The endpoint that previews the next invoice, without changing anything. */
export function addPreviews(on: Declare, world: World): void {
  on("post", "/invoices/create_preview", previewInput, (given) => {
    const subscription = world.get("subscriptions", given.subscription, "subscription");
    mustLive(subscription);
    if (given.customer && given.customer !== subscription.customer) {
      throw invalid("The subscription is another customer's.", { param: "customer" });
    }
    return previewOf(world, subscription, given.subscription_details ?? {});
  });
}

/** The next invoice of a subscription after a change. */
export function previewOf(world: World, subscription: Subscription, asked: Preview): Invoice {
  const { lines, reason } = linesOf(world, subscription, asked);
  const waiting = world.hidden.pendingLines[subscription.id] ?? [];
  const isProrated = lines.some(
    ({ parent }) => parent?.subscription_item_details?.proration === true,
  );
  const draft = draftOf(world, {
    subscription,
    reason,
    lines: [...waiting, ...lines],
    prorationDate: isProrated ? (asked.proration_date ?? world.now) : undefined,
  });
  const { start, end } = periodOf(subscription);
  const isNow = reason === "subscription_update";
  return {
    ...draft,
    id: draft.id.replace("in_", "upcoming_in_"),
    ...(!isNow && { period_start: start, period_end: end, next_payment_attempt: end + 3600 }),
  };
}

type Due = { lines: Line[]; reason: Invoice["billing_reason"] };

function linesOf(world: World, subscription: Subscription, asked: Preview): Due {
  if (asked.cancel_now) {
    const prorates = asked.proration_behavior !== "none";
    const at = asked.proration_date ?? world.now;
    const items = prorates ? subscription.items.data : [];
    return { reason: "subscription_update", lines: items.map((it) => unusedLine(world, it, at)) };
  }
  const change = changeOf(world, subscription, asked);
  const isNow = asked.proration_behavior === "always_invoice" || change.anchor !== undefined;
  if (isNow && change.lines.length > 0) {
    return { reason: "subscription_update", lines: change.lines };
  }
  const after = { ...subscription, ...cancellationOf(world, subscription, asked) };
  if (after.cancel_at !== null && after.cancel_at <= periodOf(subscription).end) {
    throw invalid("No upcoming invoices for customer: the subscription ends.", {
      code: "invoice_upcoming_none",
    });
  }
  const items = asked.items ? change.items : (scheduledItems(world, subscription) ?? change.items);
  const renewal = items.map((item) => renewed(world, item, subscription));
  return { reason: "upcoming", lines: [...change.lines, ...renewal] };
}

const renewed = (world: World, item: Item, { billing_cycle_anchor }: Subscription): Line =>
  periodLine(world, { ...item, ...nextPeriod(item, billing_cycle_anchor) });
