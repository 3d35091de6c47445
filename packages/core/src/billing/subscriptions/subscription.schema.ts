import * as z from "zod";
import { LIMITED_RESOURCES, planId, subscription } from "../plans/plan.schema";
import { BILLING_PERIODS } from "../plans/plan-id.rules";

const instant = z.string();
const address = (label: string) =>
  z.string({ error: `${label}: falta la dirección` }).max(2000, `${label}: hasta 2000 caracteres`);

/** Body of `POST /api/subscriptions/checkout`. */
export const openCheckout = z.strictObject({
  planId,
  successUrl: address("Dirección de éxito"),
  cancelUrl: address("Dirección de cancelación"),
  acceptTerms: z.literal(true, {
    error: "Para pagar tenés que aceptar los términos de la suscripción",
  }),
});

/** Body of `POST /api/subscriptions/change-immediate`. */
export const changeNow = z.strictObject({
  planId,
  preview: z.boolean({ error: "Vista previa: tiene que ser verdadero o falso" }).optional(),
  /** The proration instant of the accepted preview, which the charge uses. */
  prorationDate: z
    .number({ error: "Momento del cobro: tiene que ser el de la vista previa" })
    .int("Momento del cobro: tiene que ser el de la vista previa")
    .optional(),
});

/** Body of `POST /api/subscriptions/schedule-change`. */
export const scheduleChange = z.strictObject({ planId });

/** Body of `POST /api/subscriptions/cancel`. */
export const cancelSubscription = z.strictObject({
  atPeriodEnd: z
    .boolean({ error: "Al final del período: tiene que ser verdadero o falso" })
    .default(true)
    .describe("false: termina ahora"),
});

/** Query of `GET /api/subscriptions/stripe-subscriptions`. */
export const listCustomers = z.strictObject({
  cursor: z.string().max(2000).optional(),
  limit: z.coerce
    .number({ error: "Límite: tiene que ser un número entero del 1 al 100" })
    .int("Límite: tiene que ser un número entero del 1 al 100")
    .min(1, "Límite: tiene que ser un número entero del 1 al 100")
    .max(100, "Límite: tiene que ser un número entero del 1 al 100")
    .default(50),
});

const limitOf = z
  .number({ error: "Límites: tienen que ser números enteros, de 0 en adelante" })
  .int("Límites: tienen que ser números enteros, de 0 en adelante")
  .min(0, "Límites: tienen que ser números enteros, de 0 en adelante")
  .max(10 ** 13, "Límites: el número es demasiado grande");

/** Body of `PATCH /api/subscriptions/user/{id}`: a plan, agreed limits, or both. */
export const grantPlan = z
  .strictObject({
    planId: planId.nullable().optional(),
    /** Replaces all agreed limits; null removes them. */
    limits: z
      .partialRecord(z.enum(LIMITED_RESOURCES), limitOf, {
        error: "Límites: indicá folders, calculators, contacts o storage",
      })
      .nullable()
      .optional(),
  })
  .refine(({ planId, limits }) => planId !== undefined || limits !== undefined, {
    error: "Indicá el plan, los límites o los dos",
  });

export const HISTORY_REASONS = [
  ...["bought", "changed", "scheduled", "cancelled", "payment_failed", "disputed"],
  ...["granted", "corrected"],
] as const;

/** One change of plan, or event of a payment. */
export const historyEntry = z.object({
  at: instant,
  from: planId,
  to: planId,
  why: z.enum(HISTORY_REASONS),
});

/** An attempted payment; amounts in units of its currency. */
export const payment = z.object({
  _id: z.string(),
  date: instant,
  amount: z.number(),
  currency: z.string(),
  status: z.enum(["paid", "failed", "pending", "refunded", "partially_refunded", "disputed"]),
  refunded: z.number(),
  receiptUrl: z.string().nullable(),
});

const money = { amount: z.number(), currency: z.string() };

/** The plan of a practice with all the data of its screen. */
export const currentSubscription = subscription.extend({
  /** The price per period; null on a plan without payment. */
  price: z.object({ ...money, billingPeriod: z.enum(BILLING_PERIODS) }).nullable(),
  /** The next charge and when; null where there is none. */
  nextCharge: z.object({ ...money, at: instant }).nullable(),
  card: z
    .object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() })
    .nullable(),
  /** What has to be paid, with Stripe's page to pay it. */
  owed: z
    .object({
      ...money,
      url: z.string().nullable(),
      attempts: z.number().int(),
      nextAttemptAt: instant.nullable(),
    })
    .nullable(),
  /** The open checkout. */
  checkout: z.object({ planId, url: z.string(), expiresAt: instant }).nullable(),
  /** Whether it is a Stripe customer: Stripe's page for cards and invoices can be opened. */
  isCustomer: z.boolean(),
  /** The plan granted by an administrator. */
  granted: z.object({ planId, at: instant }).nullable(),
  history: z.array(historyEntry),
  acceptedTerms: z
    .object({ planId, at: instant, versions: z.record(z.string(), z.string()) })
    .nullable(),
  /** When Stripe was last read. */
  checkedAt: instant.nullable(),
});

/** What a change would charge now, to the cent. */
export const preview = z.object({
  dueNow: z.number(),
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.number() })),
  prorationDate: z.number().int(),
});

/** A Stripe customer, as administrators see them. */
export const customer = z.object({
  customerId: z.string(),
  userId: z.string(),
  email: z.string().nullable(),
  plan: planId,
  status: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  currentPeriodEnd: instant.nullable(),
  cancelAt: instant.nullable(),
  since: instant,
});

export const statistics = z.object({
  totalCustomers: z.number().int(),
  customersWithActiveSubscriptions: z.number().int(),
  customersWithoutSubscriptions: z.number().int(),
  customersWithCanceledSubscriptions: z.number().int(),
});

/** A practice's data at Stripe. */
export const stripeHistory = z.object({
  customerId: z.string().nullable(),
  subscriptions: z.array(
    z.object({
      _id: z.string(),
      status: z.string(),
      plan: planId.nullable(),
      ...money,
      createdAt: instant,
      currentPeriodEnd: instant,
      cancelAt: instant.nullable(),
      endedAt: instant.nullable(),
      endReason: z.string().nullable(),
    }),
  ),
  payments: z.array(payment),
  history: z.array(historyEntry),
});

export type HistoryEntry = z.output<typeof historyEntry>;
export type HistoryReason = HistoryEntry["why"];
export type Payment = z.output<typeof payment>;
export type CurrentSubscription = z.output<typeof currentSubscription>;
export type ChangeNow = z.output<typeof changeNow>;
export type OpenCheckout = z.output<typeof openCheckout>;
export type GrantPlan = z.output<typeof grantPlan>;
export type Preview = z.output<typeof preview>;
export type Customer = z.output<typeof customer>;
export type Statistics = z.output<typeof statistics>;
export type StripeHistory = z.output<typeof stripeHistory>;
