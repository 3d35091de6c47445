import type { stripe } from "@foja/core/kernel/ports/stripe";

/** The official client: every type here is one that it declares for Stripe's responses. */
export type Client = Awaited<ReturnType<typeof stripe>>;

/** The element type of a list of the client. */
type Listed<Call extends (...given: never[]) => PromiseLike<{ data: unknown[] }>> = Awaited<
  ReturnType<Call>
>["data"][number];
type With<T, More> = Omit<T, keyof More> & More;
type Answered<Call extends (...given: never[]) => PromiseLike<unknown>> = Omit<
  Awaited<ReturnType<Call>>,
  "lastResponse"
>;

/** A list inside an object, as Stripe writes it. */
export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

export type Product = Listed<Client["products"]["list"]>;
/** In JSON a decimal is text; the client converts it to a number. */
export type Price = With<
  Listed<Client["prices"]["list"]>,
  { product: string; unit_amount_decimal: string | null }
>;
type ClientItem = Listed<Client["subscriptionItems"]["list"]>;
export type Plan = With<ClientItem["plan"], { product: string; amount_decimal: string | null }>;

export type Customer = With<
  Listed<Client["customers"]["list"]>,
  {
    invoice_settings: With<
      Listed<Client["customers"]["list"]>["invoice_settings"],
      { default_payment_method: string | null }
    >;
    test_clock: string | null;
    balance: number;
  }
>;
export type PaymentMethod = With<
  Listed<Client["paymentMethods"]["list"]>,
  { customer: string | null }
>;
export type Session = With<
  Listed<Client["checkout"]["sessions"]["list"]>,
  { customer: string; subscription: string | null; invoice: string | null }
>;

export type Item = With<ClientItem, { price: Price; plan: Plan; quantity: number }>;
type ClientSubscription = Listed<Client["subscriptions"]["list"]>;
export type Subscription = With<
  ClientSubscription,
  {
    customer: string;
    default_payment_method: string | null;
    latest_invoice: string | null;
    schedule: string | null;
    items: List<Item>;
    pending_update:
      | (Omit<NonNullable<ClientSubscription["pending_update"]>, "subscription_items"> & {
          subscription_items: Item[];
        })
      | null;
  }
>;

type ClientSchedule = Listed<Client["subscriptionSchedules"]["list"]>;
type ClientPhase = ClientSchedule["phases"][number];
export type PhaseItem = With<ClientPhase["items"][number], { price: string; plan: string }>;
export type Phase = With<ClientPhase, { items: PhaseItem[] }>;
export type Schedule = With<
  ClientSchedule,
  { customer: string; subscription: string | null; phases: Phase[] }
>;

type ClientInvoice = Listed<Client["invoices"]["list"]>;
type ClientLine = ClientInvoice["lines"]["data"][number];
export type Line = With<
  ClientLine,
  {
    subscription: string | null;
    quantity_decimal: string | null;
    pricing: {
      type: "price_details";
      price_details: { price: string; product: string };
      unit_amount_decimal: string | null;
    };
  }
>;
export type Invoice = With<
  ClientInvoice,
  {
    customer: string;
    lines: List<Line>;
    starting_balance: number;
    parent: {
      type: "subscription_details";
      quote_details: null;
      subscription_details: {
        metadata: Record<string, string> | null;
        subscription: string;
        subscription_proration_date?: number;
      };
    };
  }
>;
export type InvoicePayment = With<
  Listed<Client["invoicePayments"]["list"]>,
  { invoice: string; payment: { type: "payment_intent"; payment_intent: string } }
>;
export type PaymentIntent = With<
  Listed<Client["paymentIntents"]["list"]>,
  { customer: string; payment_method: string | null; latest_charge: string | null }
>;
export type Charge = With<
  Listed<Client["charges"]["list"]>,
  { customer: string; payment_intent: string; payment_method: string }
>;
export type Refund = With<
  Listed<Client["refunds"]["list"]>,
  { charge: string; payment_intent: string }
>;
export type Dispute = With<
  Listed<Client["disputes"]["list"]>,
  { charge: string; payment_intent: string }
>;
export type PortalSession = Answered<Client["billingPortal"]["sessions"]["create"]>;
export type PortalConfiguration = Listed<Client["billingPortal"]["configurations"]["list"]>;

export type TestClock = Listed<Client["testHelpers"]["testClocks"]["list"]>;

/** An event, with the state of its object at that instant. */
export type StripeEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};
