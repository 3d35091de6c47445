import { Invoices } from "@foja/core/money/invoices";
import { figures } from "@foja/core/money/invoices/figures.schema";
import {
  deleteInvoice,
  insertInvoice,
  invoice,
  invoiceFromAccount,
  listInvoices,
  newPayment,
  reversePayment,
  sendInvoice,
  singleInvoice,
  updateInvoice,
  voidInvoice,
} from "@foja/core/money/invoices/invoice.schema";
import { Hono } from "hono";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ invoice });

const editing = new Hono()
  .get(
    "/api/invoice/list",
    route("user", {
      summary: "List invoices and credit notes, the latest first",
      answers: { 200: pageOf("invoices", invoice) },
    }),
    query(listInvoices),
    async (c) => answerWith(c, await Invoices.list(c.req.valid("query"))),
  )
  .post(
    "/api/invoice/insert",
    route("user", {
      summary: "Make a draft of an invoice",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
      refuses: [404],
    }),
    body(insertInvoice),
    idempotent,
    async (c) => created(c, "invoice", await Invoices.insert(c.req.valid("json").list)),
  )
  .post(
    "/api/invoice/from-account",
    route("user", {
      summary: "Make a draft that bills entries of a case's account, each once",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
      refuses: [404, 409],
    }),
    body(invoiceFromAccount),
    idempotent,
    async (c) => created(c, "invoice", await Invoices.fromAccount(c.req.valid("json"))),
  )
  .post(
    "/api/invoice/update",
    route("user", {
      summary: "Change a draft, or an invoice that ARCA rejected; what is not named stays",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [404, 409],
    }),
    body(updateInvoice),
    async (c) => answer(c, "invoice", await Invoices.update(c.req.valid("json").list, ifMatch(c))),
  )
  .post(
    "/api/invoice/single",
    route("user", {
      needs: "money",
      summary: "Get an invoice with its history",
      reads: true,
      answers: { 200: one },
      refuses: [404],
    }),
    body(singleInvoice),
    async (c) => answer(c, "invoice", await Invoices.single(c.req.valid("json").id)),
  )
  .post(
    "/api/invoice/delete",
    route("user", {
      summary: "Delete a draft for good",
      answers: { 200: done },
      refuses: [404, 409, 412],
    }),
    body(deleteInvoice),
    async (c) => {
      await Invoices.remove(c.req.valid("json").invoiceId);
      return answerDone(c, "Se borró el borrador.");
    },
  )
  .get(
    "/api/invoice/figures",
    route("user", {
      summary: "Read what was issued and collected month by month, and what is owed by age",
      answers: { 200: success.extend({ figures }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { figures: await Invoices.figures() }),
  );

const acting = new Hono()
  .post(
    "/api/invoice/:id/issue",
    route("user", {
      summary: "Issue a draft: it takes its number, and ARCA is asked where it is electronic",
      answers: { 200: one },
      headers: ["Idempotency-Key"],
    }),
    takesNothing,
    idempotent,
    async (c) => answer(c, "invoice", await Invoices.issue(c.req.param("id"))),
  )
  .post(
    "/api/invoice/:id/authorise",
    route("user", {
      summary: "Ask ARCA to authorise an issued invoice that has no authorisation",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answer(c, "invoice", await Invoices.requestAuthorisation(c.req.param("id"))),
  )
  .post(
    "/api/invoice/:id/void",
    route("user", {
      summary: "Void an issued invoice by a credit note of its whole amount",
      answers: { 200: one.extend({ creditNote: invoice }) },
      headers: ["Idempotency-Key"],
    }),
    body(voidInvoice),
    idempotent,
    async (c) => {
      const { reason = null } = c.req.valid("json");
      const voided = await Invoices.voidInvoice(c.req.param("id"), reason);
      return answer(c, "invoice", voided.invoice, { creditNote: voided.creditNote });
    },
  )
  .post(
    "/api/invoice/:id/send",
    route("user", {
      summary: "Mail an issued invoice to its client, with its PDF and the link to its page",
      answers: { 200: one },
      headers: ["Idempotency-Key"],
      refuses: [429],
    }),
    body(sendInvoice),
    idempotent,
    async (c) => answer(c, "invoice", await Invoices.send(c.req.param("id"), c.req.valid("json"))),
  )
  .post(
    "/api/invoice/:id/link",
    route("user", { summary: "Open the page of an invoice for its client", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "invoice", await Invoices.openLink(c.req.param("id"))),
  )
  .delete(
    "/api/invoice/:id/link",
    route("user", {
      summary: "Close the page of an invoice: its address opens nothing any more",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answer(c, "invoice", await Invoices.closeLink(c.req.param("id"))),
  );

const collecting = new Hono()
  .post(
    "/api/invoice/:id/payments",
    route("user", {
      summary: "Take a payment of an invoice, up to what is owed",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(newPayment),
    idempotent,
    async (c) => created(c, "invoice", await Invoices.pay(c.req.param("id"), c.req.valid("json"))),
  )
  .post(
    "/api/invoice/:id/payments/:paymentId/reverse",
    route("user", {
      summary: "Take a payment back by another of the opposite sign",
      answers: { 200: one },
      headers: ["Idempotency-Key"],
    }),
    body(reversePayment),
    idempotent,
    async (c) => {
      const { id, paymentId } = c.req.param();
      const { reason = null } = c.req.valid("json");
      return answer(c, "invoice", await Invoices.reversePayment(id, paymentId, reason));
    },
  );

export const invoiceRoutes = new Hono()
  .route("/", editing)
  .route("/", acting)
  .route("/", collecting);
