import type { Stripe } from "stripe";
import type { StripeInvoice, StripeSubscription } from "./stripe-facts.rules";
import { asking, connected, isRefusal, refusalCode } from "./stripe-fault";
import { idOf, invoiceOf, units } from "./stripe-read";

type Subscribed = Pick<StripeSubscription, "id" | "itemId">;

/** The immediate cost of a change of price, to the cent, and its proration date (Unix seconds). */
export type Preview = {
  dueNow: number;
  currency: string;
  lines: { description: string; amount: number }[];
  prorationDate: number;
};

/** Asks Stripe what a change of price would charge now, without changing anything. */
export const previewChange = (
  customerId: string,
  { id, itemId }: Subscribed,
  priceId: string,
): Promise<Preview> =>
  asking(async () => {
    const client = await connected();
    const invoice = await client.invoices.createPreview({
      customer: customerId,
      subscription: id,
      subscription_details: {
        items: [{ id: itemId, price: priceId }],
        proration_behavior: "always_invoice",
      },
    });
    const prorated = invoice.parent?.subscription_details?.subscription_proration_date;
    return {
      dueNow: units(invoice.amount_due),
      currency: invoice.currency.toUpperCase(),
      lines: invoice.lines.data.map(({ description, amount }) => ({
        description: description ?? "",
        amount: units(amount),
      })),
      prorationDate: prorated ?? invoice.created,
    };
  });

type Changed = { isPaid: boolean; invoice: StripeInvoice | null };

/**
 * Moves a subscription to a price and charges the difference. If the payment fails, the old price
 * stays, and the invoice can be paid on Stripe's page.
 */
export const changePrice = (
  { id, itemId }: Subscribed,
  { priceId, prorationDate, key }: { priceId: string; prorationDate?: number; key: string },
): Promise<Changed> =>
  asking(async () => {
    const client = await connected();
    const changed = await client.subscriptions.update(
      id,
      {
        items: [{ id: itemId, price: priceId }],
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
        ...(prorationDate !== undefined && { proration_date: prorationDate }),
        expand: ["latest_invoice"],
      },
      { idempotencyKey: key },
    );
    const latest = changed.latest_invoice;
    const invoice = latest && typeof latest !== "string" ? invoiceOf(latest) : null;
    return { isPaid: changed.pending_update === null, invoice };
  });

/** Voids an unpaid invoice, and with it the change that it was for. */
export const voidInvoice = (id: string): Promise<unknown> =>
  asking(async () => (await connected()).invoices.voidInvoice(id));

/** Makes a subscription end with its period, or removes that end. */
export const endWithPeriod = (id: string, ends: boolean): Promise<unknown> =>
  asking(async () => {
    const client = await connected();
    if (ends) return client.subscriptions.update(id, { cancel_at_period_end: true });
    // A cancellation scheduled on Stripe's own page has a date and no flag.
    const read = await client.subscriptions.retrieve(id);
    if (read.cancel_at_period_end) {
      return client.subscriptions.update(id, { cancel_at_period_end: false });
    }
    return read.cancel_at === null ? read : client.subscriptions.update(id, { cancel_at: "" });
  });

/** Ends a subscription now; does nothing where it has already ended, or ends meanwhile. */
export const endNow = (id: string, key: string): Promise<void> =>
  asking(async () => {
    const client = await connected();
    if (await hasEnded(client, id)) return;
    try {
      await client.subscriptions.cancel(id, {}, { idempotencyKey: key });
    } catch (error) {
      if (!isRefusal(error) || !(await hasEnded(client, id))) throw error;
    }
  });

async function hasEnded(client: Stripe, id: string): Promise<boolean> {
  const { status } = await client.subscriptions.retrieve(id);
  return status === "canceled" || status === "incomplete_expired";
}

/** Deletes a customer, which ends its subscriptions at once; does nothing where it is deleted. */
export const deleteCustomer = (id: string): Promise<void> =>
  asking(async () => {
    const client = await connected();
    try {
      await client.customers.del(id);
    } catch (error) {
      if (refusalCode(error) !== "resource_missing") throw error;
    }
  });

/** Refunds what was paid for a subscription's latest invoice, once. */
export const refundLatest = (invoiceId: string): Promise<void> =>
  asking(async () => {
    const client = await connected();
    const { data } = await client.invoicePayments.list({ invoice: invoiceId, status: "paid" });
    for (const { payment } of data) {
      const intent = idOf(payment.payment_intent);
      if (!intent) continue;
      try {
        const input = { payment_intent: intent, reason: "duplicate" as const };
        await client.refunds.create(input, { idempotencyKey: `refund-${intent}` });
      } catch (error) {
        if (refusalCode(error) !== "charge_already_refunded") throw error;
      }
    }
  });

/**
 * Changes a subscription's price when its period ends, by a Stripe schedule that is then released.
 * A schedule that could not be set is released at once.
 */
export const scheduleChange = (
  id: string,
  { priceId, planId }: { priceId: string; planId: string },
): Promise<void> =>
  asking(async () => {
    const client = await connected();
    const made = await client.subscriptionSchedules.create({ from_subscription: id });
    const [phase] = made.phases;
    const [item] = phase?.items ?? [];
    if (!phase || !item) throw new Error(`the schedule ${made.id} has no phase`);
    const quantity = 1;
    const now = { items: [{ price: idOf(item.price) ?? "", quantity }] };
    try {
      await client.subscriptionSchedules.update(made.id, {
        end_behavior: "release",
        proration_behavior: "none",
        metadata: { planId },
        phases: [
          { ...now, start_date: phase.start_date, end_date: phase.end_date },
          { items: [{ price: priceId, quantity }], start_date: phase.end_date },
        ],
      });
    } catch (error) {
      await client.subscriptionSchedules.release(made.id);
      throw error;
    }
  });

/** Releases a subscription from its schedule: it continues as it is. */
export const releaseSchedule = (id: string): Promise<unknown> =>
  asking(async () =>
    (await connected()).subscriptionSchedules.release(id, { preserve_cancel_date: false }),
  );

/** The customer of a charge, for events that name only that. */
export const customerOfCharge = (id: string): Promise<string | null> =>
  asking(async () => idOf((await (await connected()).charges.retrieve(id)).customer));
