import { readPublished } from "@foja/harness/published";
import { openShop, type Shop } from "@foja/harness/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { customerChange, customerInput, customerList } from "./customers";
import { disputeList } from "./disputes";
import { eventList } from "./events";
import { invoiceList, invoicePay } from "./invoice-api";
import { chargeList, intentList, paymentList } from "./payment-api";
import { methodChange, methodList } from "./payment-methods";
import { configurationInput, configurationList, portalInput } from "./portal";
import { previewInput } from "./preview-input";
import { priceChange, priceInput, priceList } from "./prices";
import { productChange, productInput, productList } from "./products";
import { refundInput, refundList } from "./refunds";
import {
  scheduleChange,
  scheduleEnd,
  scheduleInput,
  scheduleList,
  scheduleRelease,
} from "./schedule-input";
import { sessionInput, sessionList } from "./session-input";
import { subscriptionChange, subscriptionEnd, subscriptionList } from "./subscription-input";
import { clockAdvance, clockInput } from "./test-clocks";

/** The parameters that the stand-in accepts, and their types in Stripe's client. */
const PARAMETERS: [string, z.ZodType][] = [
  ["Stripe.ProductCreateParams", productInput],
  ["Stripe.ProductUpdateParams", productChange],
  ["Stripe.ProductListParams", productList],
  ["Stripe.PriceCreateParams", priceInput],
  ["Stripe.PriceUpdateParams", priceChange],
  ["Stripe.PriceListParams", priceList],
  ["Stripe.CustomerCreateParams", customerInput],
  ["Stripe.CustomerUpdateParams", customerChange],
  ["Stripe.CustomerListParams", customerList],
  ["Stripe.PaymentMethodUpdateParams", methodChange],
  ["Stripe.PaymentMethodListParams", methodList],
  ["Stripe.Checkout.SessionCreateParams", sessionInput],
  ["Stripe.Checkout.SessionListParams", sessionList],
  ["Stripe.SubscriptionUpdateParams", subscriptionChange],
  ["Stripe.SubscriptionCancelParams", subscriptionEnd],
  ["Stripe.SubscriptionListParams", subscriptionList],
  ["Stripe.SubscriptionScheduleCreateParams", scheduleInput],
  ["Stripe.SubscriptionScheduleUpdateParams", scheduleChange],
  ["Stripe.SubscriptionScheduleReleaseParams", scheduleRelease],
  ["Stripe.SubscriptionScheduleCancelParams", scheduleEnd],
  ["Stripe.SubscriptionScheduleListParams", scheduleList],
  ["Stripe.InvoiceListParams", invoiceList],
  ["Stripe.InvoicePayParams", invoicePay],
  ["Stripe.InvoiceCreatePreviewParams", previewInput],
  ["Stripe.InvoicePaymentListParams", paymentList],
  ["Stripe.ChargeListParams", chargeList],
  ["Stripe.PaymentIntentListParams", intentList],
  ["Stripe.RefundCreateParams", refundInput],
  ["Stripe.RefundListParams", refundList],
  ["Stripe.DisputeListParams", disputeList],
  ["Stripe.BillingPortal.SessionCreateParams", portalInput],
  ["Stripe.BillingPortal.ConfigurationCreateParams", configurationInput],
  ["Stripe.BillingPortal.ConfigurationListParams", configurationList],
  ["Stripe.TestHelpers.TestClockCreateParams", clockInput],
  ["Stripe.TestHelpers.TestClockAdvanceParams", clockAdvance],
  ["Stripe.EventListParams", eventList],
];

/** The objects that the stand-in returns, by the path of their list. */
const ANSWERS: [path: string, type: string][] = [
  ["products", "Stripe.Product"],
  ["prices", "Stripe.Price"],
  ["customers", "Stripe.Customer"],
  ["checkout/sessions", "Stripe.Checkout.Session"],
  ["subscriptions", "Stripe.Subscription"],
  ["subscription_schedules", "Stripe.SubscriptionSchedule"],
  ["invoices", "Stripe.Invoice"],
  ["invoice_payments", "Stripe.InvoicePayment"],
  ["payment_intents", "Stripe.PaymentIntent"],
  ["charges", "Stripe.Charge"],
  ["refunds", "Stripe.Refund"],
  ["disputes", "Stripe.Dispute"],
  ["test_helpers/test_clocks", "Stripe.TestHelpers.TestClock"],
  ["billing_portal/configurations", "Stripe.BillingPortal.Configuration"],
];

const published = readPublished([
  ...PARAMETERS.map(([type]) => type),
  ...ANSWERS.map(([, type]) => type),
  "Stripe.PaymentMethod",
  "Stripe.BillingPortal.Session",
]);

/** Every path of names in a schema, including those within lists. */
function pathsOf(shape: z.ZodType, at: string[] = []): string[][] {
  if (shape instanceof z.ZodOptional) return pathsOf(shape.unwrap() as z.ZodType, at);
  if (shape instanceof z.ZodPipe) return pathsOf(shape.in as z.ZodType, at);
  if (shape instanceof z.ZodRecord) return pathsOf(shape.valueType as z.ZodType, at);
  if (shape instanceof z.ZodUnion) {
    return shape.options.flatMap((one) => pathsOf(one as z.ZodType, at));
  }
  if (!(shape instanceof z.ZodObject)) return [at];
  const entries = Object.entries(shape.shape as Record<string, z.ZodType>);
  return entries.flatMap(([name, one]) => pathsOf(one, [...at, name]));
}

describe("what Stripe's client documents", () => {
  it.each(PARAMETERS)("has every parameter that is taken for %s", (type, shape) => {
    const strange = pathsOf(shape).filter((path) => !published.has(type, path));
    expect(strange.map((path) => path.join("."))).toEqual([]);
  });

  it("lists what differs", () => {
    const product = { id: 1, object: "product", nombre: "" };
    expect(published.differences("Stripe.Product", product)).toEqual(
      expect.arrayContaining([
        "Stripe.Product.nombre: not documented",
        "Stripe.Product.name: missing",
        "Stripe.Product.id: 1 is no string",
      ]),
    );
    expect(published.has("Stripe.ProductCreateParams", ["nombre"])).toBe(false);
  });
});

describe("an answer", () => {
  let shop: Shop;
  const listOf = async (path: string) => {
    const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` };
    const answer = await fetch(`${shop.url}/v1/${path}`, { headers });
    return ((await answer.json()) as { data: object[] }).data;
  };
  const differences = (type: string, list: object[]) => [
    ...new Set(list.flatMap((one) => published.differences(type, one))),
  ];

  beforeAll(async () => {
    shop = await openShop();
    const { client, prices } = shop;
    // One of each kind, in each state that Foja encounters.
    const paid = await shop.subscribe(prices.pro.id, "4000000000000259");
    await client.subscriptionSchedules.create({ from_subscription: paid.id });
    await client.billingPortal.sessions.create({ customer: String(paid.customer) });
    const failing = await shop.subscribe(prices.basic.id, "4000002760003184");
    await client.subscriptions.update(failing.id, {
      items: [{ id: failing.items.data[0]?.id, price: prices.pro.id }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    });
    await shop.refund({ invoiceId: String(paid.latest_invoice), amount: 5 });
    const refused = await shop.session();
    await shop.pay(refused.id, "4000000000000002");
    await client.testHelpers.testClocks.create({ frozen_time: Math.ceil(Date.now() / 1000) + 60 });
    const ended = await shop.subscribe();
    await client.subscriptions.cancel(ended.id);
  });
  afterAll(() => shop.stop());

  it.each(ANSWERS)("of /v1/%s is a %s", async (path, type) => {
    const list = await listOf(`${path}?limit=100`);
    expect(list).not.toEqual([]);
    expect(differences(type, list)).toEqual([]);
  });

  it("holds what is expanded in its own shape", async () => {
    const invoices = await listOf(
      "invoices?expand[]=data.payments&expand[]=data.confirmation_secret&expand[]=data.customer",
    );
    expect(differences("Stripe.Invoice", invoices)).toEqual([]);
    const [{ id = "" } = {}] = (await listOf("checkout/sessions")) as { id: string }[];
    const { line_items } = await shop.client.checkout.sessions.retrieve(id, {
      expand: ["line_items"],
    });
    expect(line_items?.data).toHaveLength(1);
    const sessions = await listOf("checkout/sessions?expand[]=data.line_items");
    expect(differences("Stripe.Checkout.Session", sessions)).toEqual([]);
  });

  it("says of cards, portals, previews and events what they are", async () => {
    const { customers = [], subscriptions = [], events = [] } = await shop.state();
    const id = String(customers[0]?.id);
    const methods = await listOf(`payment_methods?customer=${id}`);
    expect(methods).not.toEqual([]);
    expect(differences("Stripe.PaymentMethod", methods)).toEqual([]);
    const portal = await shop.client.billingPortal.sessions.create({ customer: id });
    const { lastResponse: _, ...session } = portal;
    expect(differences("Stripe.BillingPortal.Session", [session])).toEqual([]);
    const made = events as unknown as { type: string; data: { object: object } }[];
    const of = (prefix: string) =>
      made.filter(({ type }) => type.startsWith(prefix)).map(({ data }) => data.object);
    expect(differences("Stripe.Subscription", of("customer.subscription."))).toEqual([]);
    expect(differences("Stripe.Invoice", of("invoice."))).toEqual([]);
    expect(subscriptions.length).toBeGreaterThan(2);
  });
});
