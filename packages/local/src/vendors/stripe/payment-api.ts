import * as z from "zod";
import { pageOf } from "./lists";
import { created, nothing, paged } from "./params";
import type { Declare } from "./routes";
import type { World } from "./world";

export const chargeList = z.strictObject({
  ...paged,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
  created,
});
export const intentList = z.strictObject({ ...paged, customer: z.string().optional(), created });
export const paymentList = z.strictObject({
  ...paged,
  invoice: z.string().optional(),
  status: z.enum(["canceled", "open", "paid"]).optional(),
  created,
});

/** The read endpoints about payments: charges, intents, and the payments of invoices. */
export function addPayments(on: Declare, world: World): void {
  on("get", "/charges", chargeList, ({ customer, payment_intent, ...page }) => {
    const found = world
      .all("charges")
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !payment_intent || one.payment_intent === payment_intent);
    return pageOf("/v1/charges", found, page);
  });
  on("get", "/charges/:id", nothing, (_, id) => world.get("charges", id));
  on("get", "/payment_intents", intentList, ({ customer, ...page }) => {
    const found = world
      .all("paymentIntents")
      .filter((one) => !customer || one.customer === customer);
    return pageOf("/v1/payment_intents", found, page);
  });
  on("get", "/payment_intents/:id", nothing, (_, id) => world.get("paymentIntents", id));
  on("get", "/invoice_payments", paymentList, ({ invoice, status, ...page }) => {
    const found = world
      .all("invoicePayments")
      .filter((one) => !invoice || one.invoice === invoice)
      .filter((one) => !status || one.status === status);
    return pageOf("/v1/invoice_payments", found, page);
  });
  on("get", "/invoice_payments/:id", nothing, (_, id) => world.get("invoicePayments", id));
}
