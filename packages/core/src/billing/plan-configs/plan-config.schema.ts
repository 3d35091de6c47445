import * as z from "zod";
import { choice, line, yesOrNo } from "../../kernel/fields.schema";
import { hasDecimals } from "../../kernel/money.rules";
import { ENVIRONMENTS, RESOURCE_NAMES } from "../plans/plan.schema";
import { BILLING_PERIODS, FEATURES, PLAN_IDS } from "../plans/plan-id.rules";

export const CURRENCIES = ["USD", "ARS", "EUR"] as const;

const MOST_PAID = 100_000_000;
const MOST_HELD = 1e15;

const price = z
  .number({ error: "Precio: tiene que ser un número" })
  .min(0, "Precio: no puede ser negativo")
  .max(MOST_PAID, "Precio: es demasiado alto")
  .refine(hasDecimals(2), { error: "Precio: hasta dos decimales" });

const priceId = z
  .string({ error: "Precio en Stripe: tiene que ser un texto" })
  .regex(/^price_\w{1,200}$/, "Precio en Stripe: empieza con price_")
  .nullable();

/** A plan's price, partly given: fields left out stay as they were. */
const pricing = z
  .strictObject(
    {
      basePrice: price,
      currency: choice("Moneda", CURRENCIES),
      billingPeriod: choice("Período", BILLING_PERIODS),
      stripePriceId: priceId,
    },
    { error: "Precio: tiene que ser un objeto" },
  )
  .partial();

const limit = z.strictObject({
  name: choice("Recurso", RESOURCE_NAMES),
  limit: z
    .number({ error: "Límite: tiene que ser un número" })
    .int("Límite: tiene que ser un número entero")
    .min(0, "Límite: no puede ser negativo")
    .max(MOST_HELD, "Límite: es demasiado alto"),
});

const feature = z.strictObject({
  key: choice("Función", FEATURES).optional(),
  description: line("Descripción", 120),
  enabled: yesOrNo("Incluida"),
});

const once = (keys: (string | undefined)[]) => {
  const named = keys.filter((key) => key !== undefined);
  return new Set(named).size === named.length;
};

/**
 * A plan to create or change. Fields left out stay as they are; `_id`, the dates and the version
 * may be sent as they were read, and are ignored.
 */
export const savePlan = z.strictObject({
  planId: choice("Plan", PLAN_IDS),
  displayName: line("Nombre", 40).optional(),
  isActive: yesOrNo("Activo").optional(),
  isDefault: yesOrNo("Predeterminado").optional(),
  pricingInfo: pricing.optional(),
  /** The price's differences in an environment; null removes them. */
  environments: z
    .strictObject(
      { development: pricing.nullable(), production: pricing.nullable() },
      { error: "Precios por entorno: tiene que ser un objeto" },
    )
    .partial()
    .optional(),
  /** Bytes for `storage`. Limits that are not named stay as they are. */
  resourceLimits: z
    .array(limit, { error: "Límites: tiene que ser una lista" })
    .max(RESOURCE_NAMES.length, "Límites: hay uno repetido")
    .refine((all) => once(all.map(({ name }) => name)), { error: "Límites: hay uno repetido" })
    .optional(),
  /** All of its features: one that is not listed is removed from the plan. */
  features: z
    .array(feature, { error: "Funciones: tiene que ser una lista" })
    .max(30, "Funciones: hasta 30")
    .refine((all) => once(all.map(({ key }) => key)), { error: "Funciones: hay una repetida" })
    .optional(),
  _id: z.string().optional(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  version: z.number().optional(),
});

/** One change that has to be made at Stripe. */
export const stripeStep = z.object({
  planId: z.enum(PLAN_IDS),
  action: z.enum([
    "createProduct",
    "updateProduct",
    "archiveProduct",
    "createPrice",
    "archivePrice",
  ]),
  /** The id at Stripe; null for a price that does not exist yet. */
  stripeId: z.string().nullable(),
  /** The change, in a sentence. */
  text: z.string(),
});

export const stripeSync = z.object({
  environment: z.enum(ENVIRONMENTS),
  dryRun: z.boolean(),
  steps: z.array(stripeStep),
});

/** The progress of applying a plan's new terms to the practices on it. */
export const planUpdate = z.object({
  planId: z.enum(PLAN_IDS),
  /** The version of the configuration that is applied. */
  version: z.number().int(),
  /** The number of practices processed so far. */
  done: z.number().int(),
  startedAt: z.string(),
  /** When all were processed; null while it runs. */
  finishedAt: z.string().nullable(),
});

export type SavePlan = z.output<typeof savePlan>;
export type StripeStep = z.output<typeof stripeStep>;
export type StripeSync = z.output<typeof stripeSync>;
export type PlanUpdate = z.output<typeof planUpdate>;
