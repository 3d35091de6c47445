import { Invoices } from "@foja/core/money/invoices";
import { voucher } from "@foja/core/money/invoices/invoice.schema";
import { Hono } from "hono";
import { answerWith, success } from "../../http/answers";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";
import { secretly } from "../../http/secretly";

export const publicInvoiceRoutes = new Hono().get(
  "/api/public/invoice/:token",
  route("public", {
    summary: "Read the invoice that a client's link opens; changes nothing",
    answers: { 200: success.extend({ invoice: voucher }) },
    refuses: [429],
  }),
  secretly,
  takesNothing,
  async (c) => answerWith(c, { invoice: await Invoices.visit(c.req.param("token")) }),
);
