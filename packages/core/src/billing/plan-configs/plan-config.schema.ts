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

/** What a plan costs, as far as it is given: what is left out stays as it was. */
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
 * A plan to create or change. Fields left out stay as they are; `_id`, the dates and the version may
 * come along as they were read, and are not taken.
 */
export const savePlan = z.strictObject({
  planId: choice("Plan", PLAN_IDS),
  displayName: line("Nombre", 40).optional(),
  isActive: yesOrNo("Activo").optional(),
  isDefault: yesOrNo("Predeterminado").optional(),
  pricingInfo: pricing.optional(),
  /** What differs of the price in an environment; null where nothing does any more. */
  environments: z
    .strictObject(
      { development: pricing.nullable(), production: pricing.nullable() },
      { error: "Precios por entorno: tiene que ser un objeto" },
    )
    .partial()
    .optional(),
  /** Bytes for `storage`. Limits that are not named stay. */
  resourceLimits: z
    .array(limit, { error: "Límites: tiene que ser una lista" })
    .max(RESOURCE_NAMES.length, "Límites: hay uno repetido")
    .refine((all) => once(all.map(({ name }) => name)), { error: "Límites: hay uno repetido" })
    .optional(),
  /** All of them: one that is not listed is not in the plan. */
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
  /** What it is about at Stripe; null of a price that is not there yet. */
  stripeId: z.string().nullable(),
  /** What is done, in a sentence. */
  text: z.string(),
});

export const stripeSync = z.object({
  environment: z.enum(ENVIRONMENTS),
  dryRun: z.boolean(),
  steps: z.array(stripeStep),
});

/** How far the new terms of a plan have reached those who are on it. */
export const planUpdate = z.object({
  planId: z.enum(PLAN_IDS),
  /** The version of the configuration that is carried. */
  version: z.number().int(),
  /** How many practices have been looked at so far. */
  done: z.number().int(),
  startedAt: z.string(),
  /** When all had them; null while it goes on. */
  finishedAt: z.string().nullable(),
});

export type SavePlan = z.output<typeof savePlan>;
export type StripeStep = z.output<typeof stripeStep>;
export type StripeSync = z.output<typeof stripeSync>;
export type PlanUpdate = z.output<typeof planUpdate>;
