import * as z from "zod";
import { collect } from "./collecting";
import { finalise, voidInvoice } from "./invoices";
import { pageOf } from "./lists";
import { boolean, common, created, nothing, paged } from "./params";
import { invalid, Refusal } from "./refusal";
import type { Declare } from "./routes";
import { discardPending } from "./subscriptions";
import type { World } from "./world";

export const invoiceList = z.strictObject({
  ...paged,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  collection_method: z.enum(["charge_automatically", "send_invoice"]).optional(),
  created,
});
export const invoicePay = z.strictObject({
  ...common,
  payment_method: z.string().optional(),
  off_session: boolean.optional(),
});
const finalising = z.strictObject({ ...common, auto_advance: boolean.optional() });

/** The endpoints of existing invoices. */
export function addInvoices(on: Declare, world: World): void {
  on("get", "/invoices", invoiceList, ({ customer, subscription, status, ...page }) => {
    const found = world
      .all("invoices")
      .filter((one) => !customer || one.customer === customer)
      .filter(
        (one) => !subscription || one.parent.subscription_details.subscription === subscription,
      )
      .filter((one) => !status || one.status === status);
    return pageOf("/v1/invoices", found, page);
  });
  on("get", "/invoices/:id", nothing, (_, id) => world.get("invoices", id));
  on("post", "/invoices/:id/pay", invoicePay, ({ payment_method: id, off_session }, invoiceId) => {
    const invoice = world.get("invoices", invoiceId);
    const method = id ? world.get("paymentMethods", id, "payment_method") : undefined;
    const outcome = collect(world, invoice, { onSession: off_session === false, method });
    if (outcome.kind === "declined") {
      throw new Refusal(402, { type: "card_error", ...outcome.decline });
    }
    if (outcome.kind === "succeeded") return invoice;
    throw new Refusal(402, {
      type: "card_error",
      code: "invoice_payment_intent_requires_action",
      message:
        "This payment requires additional user action before it can be completed successfully.",
    });
  });
  on("post", "/invoices/:id/finalize", finalising, ({ auto_advance }, id) => {
    const invoice = world.get("invoices", id);
    if (invoice.status !== "draft") throw invalid("This invoice is already finalized.");
    if (auto_advance !== undefined) world.change(invoice, { auto_advance });
    return finalise(world, invoice);
  });
  on("post", "/invoices/:id/void", nothing, (_, id) => {
    const invoice = world.get("invoices", id);
    if (invoice.status !== "open") throw invalid("You can only void open invoices.");
    voidInvoice(world, invoice);
    const subscription = world.peek(
      "subscriptions",
      invoice.parent.subscription_details.subscription,
    );
    if (subscription?.pending_update && subscription.latest_invoice === id) {
      discardPending(world, subscription);
    }
    return invoice;
  });
}
