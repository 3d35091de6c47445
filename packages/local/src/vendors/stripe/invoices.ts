import { newId, someLetters } from "./ids";
import { listed } from "./lines";
import { newIntent } from "./payments";
import type {
  Customer,
  Invoice,
  InvoicePayment,
  Line,
  PaymentIntent,
  Subscription,
} from "./shapes";
import type { World } from "./world";

export type Asked = {
  subscription: Subscription;
  reason: Invoice["billing_reason"];
  lines: Line[];
  /** For a preview: the instant used for its prorations. */
  prorationDate?: number;
  /** The start of the period that this invoice ends. */
  since?: number;
};

/** An invoice that is not stored, and causes no event. */
export function draftOf(world: World, asked: Asked): Invoice {
  const { subscription, reason, lines, prorationDate, since = world.now } = asked;
  const customer = world.get("customers", subscription.customer, "customer");
  const id = newId("in");
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...blankInvoice(),
    ...amountsOf(total, customer.balance),
    id,
    billing_reason: reason,
    created: world.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    lines: listed(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(prorationDate !== undefined && { subscription_proration_date: prorationDate }),
      },
    },
    period_end: world.now,
    period_start: since,
  };
}

/** What is due of a total, after the customer's credit balance. */
function amountsOf(total: number, balance: number) {
  const left = total + balance;
  const amount_due = Math.max(0, left);
  return {
    amount_due,
    amount_remaining: amount_due,
    ending_balance: null,
    starting_balance: balance,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

/** Creates an invoice with these lines and those pending for the next one. */
export function createInvoice(world: World, asked: Asked): Invoice {
  const waiting = world.hidden.pendingLines[asked.subscription.id] ?? [];
  delete world.hidden.pendingLines[asked.subscription.id];
  const invoice = draftOf(world, { ...asked, lines: [...waiting, ...asked.lines] });
  return world.add("invoices", invoice, "invoice.created");
}

/** Finalises a draft: gives it its number, applies the balance, and requests payment. */
export function finalise(world: World, invoice: Invoice): Invoice {
  const customer = world.get("customers", invoice.customer, "customer");
  const ending_balance = Math.min(0, invoice.total + invoice.starting_balance);
  const pages = `${world.pages}/invoices/${invoice.id}`;
  const patch = {
    status: "open" as const,
    ending_balance,
    effective_at: world.now,
    number: numberFor(world, customer),
    hosted_invoice_url: pages,
    invoice_pdf: `${pages}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: world.now },
  };
  if (customer.balance !== ending_balance) {
    world.change(customer, { balance: ending_balance }, "customer.updated");
  }
  if (invoice.amount_due > 0) askPayment(world, invoice);
  return world.change(invoice, patch, "invoice.finalized");
}

function numberFor(world: World, customer: Customer): string {
  const next = customer.next_invoice_sequence ?? 1;
  world.change(customer, { next_invoice_sequence: next + 1 });
  return `${customer.invoice_prefix}-${String(next).padStart(4, "0")}`;
}

function askPayment(world: World, invoice: Invoice): void {
  const intent = newIntent(world, invoice);
  const payment: InvoicePayment = {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  world.add("invoicePayments", payment);
}

export const paymentOf = (world: World, invoice: Invoice): InvoicePayment | undefined =>
  world.all("invoicePayments").find((one) => one.invoice === invoice.id);

export const intentOf = (world: World, invoice: Invoice): PaymentIntent | undefined =>
  world.peek("paymentIntents", paymentOf(world, invoice)?.payment.payment_intent);

/** Marks an invoice as paid. */
export function markPaid(world: World, invoice: Invoice): void {
  const payment = paymentOf(world, invoice);
  if (payment) {
    const status_transitions = { ...payment.status_transitions, paid_at: world.now };
    const patch = { status: "paid", amount_paid: payment.amount_requested, status_transitions };
    world.change(payment, patch, "invoice_payment.paid");
  }
  const patch = {
    status: "paid" as const,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: world.now },
  };
  world.change(invoice, patch, "invoice.updated", "invoice.paid", "invoice.payment_succeeded");
}

/** Voids an unpaid invoice. */
export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== "open" && invoice.status !== "draft") return;
  const intent = intentOf(world, invoice);
  const payment = paymentOf(world, invoice);
  const canceled = { status: "canceled" as const, canceled_at: world.now };
  if (intent) world.change(intent, canceled, "payment_intent.canceled");
  if (payment) world.change(payment, { status: "canceled" });
  giveBack(world, invoice);
  const patch = {
    status: "void" as const,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: world.now },
  };
  world.change(invoice, patch, "invoice.voided");
}

/** Returns to the customer's balance what an invoice took of it. */
function giveBack(world: World, { customer: id, starting_balance, ending_balance }: Invoice): void {
  const customer = world.peek("customers", id);
  const taken = (ending_balance ?? starting_balance) - starting_balance;
  if (!customer || taken === 0) return;
  world.change(customer, { balance: customer.balance - taken }, "customer.updated");
}

const blankInvoice = () => ({
  object: "invoice" as const,
  account_country: "US",
  account_name: "Foja",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically" as const,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: "none" as const,
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: "self" as const },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: "draft" as const,
  status_transitions: {
    finalized_at: null,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
});

/** The prefix of the numbers of a customer's invoices. */
export const newPrefix = () => someLetters(8).toUpperCase();
