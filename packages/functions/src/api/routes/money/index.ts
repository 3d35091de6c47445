import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { accountRoutes } from "./account";
import { invoiceSettingsRoutes } from "./invoice-settings";
import { invoiceRoutes } from "./invoices";
import { publicInvoiceRoutes } from "./public-invoices";

export const moneyRoom = inRoom(
  "money",
  new Hono()
    // One domain a line.
    .route("/", accountRoutes)
    .route("/", invoiceRoutes)
    .route("/", invoiceSettingsRoutes)
    .route("/", publicInvoiceRoutes),
);
