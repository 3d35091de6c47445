import * as z from "zod";
import { listQuery, moment, yesOrNo } from "../../kernel/fields.schema";
import { EVENT_NAMES } from "./event.rules";

const url = z
  .url({ protocol: /^https?$/, error: "Dirección: escribí una dirección web completa" })
  .max(500, "Dirección: hasta 500 caracteres")
  .refine((text) => !/^https?:\/\/[^/]*@/.test(text), {
    error: "Dirección: no lleva usuario ni contraseña",
  });

const events = z
  .array(z.enum(EVENT_NAMES, { error: "Avisos: hay uno que no existe" }), {
    error: "Avisos: tiene que ser una lista",
  })
  .min(1, "Avisos: elegí al menos uno")
  .refine((given) => new Set(given).size === given.length, { error: "Avisos: hay uno repetido" });

/** Body of `POST /api/webhook-endpoints`. */
export const createEndpoint = z.strictObject({ url, events });

/** Body of `PATCH /api/webhook-endpoints/{id}`. A new secret signs beside the former for a day. */
export const updateEndpoint = z.strictObject({
  url: url.optional(),
  events: events.optional(),
  active: yesOrNo("Activa").optional(),
  rotateSecret: yesOrNo("Secreto nuevo").optional(),
});

/** Body of `POST …/{id}/replay`: the deliveries of a span, both ends included, or one. */
export const replay = z
  .strictObject({
    from: moment("Desde").optional(),
    to: moment("Hasta").optional(),
    deliveryId: z.string().max(60).optional(),
  })
  .refine(({ from, to, deliveryId }) => (deliveryId ? !from && !to : from && to), {
    path: ["from"],
    error: "Desde: decí desde cuándo y hasta cuándo, o qué envío",
  });

/** Query of `GET …/{id}/deliveries`, the newest first. */
export const listDeliveries = listQuery.omit({ fields: true });

/** An address of a program that is told of events. */
export const endpoint = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  /** Since when no delivery has succeeded, and why it was switched off. */
  failingSince: z.string().nullable(),
  offBecause: z.string().nullable(),
  createdAt: z.string(),
  version: z.number().int(),
});

/** With its secret, which is shown when it is made or renewed. */
export const madeEndpoint = endpoint.extend({ secret: z.string() });

const attempt = z.object({
  at: z.string(),
  /** The status that was answered; null where nothing was. */
  status: z.number().int().nullable(),
  ms: z.number().int(),
  /** The beginning of the answer, or what went wrong. */
  answer: z.string(),
});

/** A delivery of an event, with its request and its last answers. */
export const delivery = z.object({
  _id: z.string(),
  event: z.string(),
  folderId: z.string().nullable(),
  state: z.enum(["waiting", "delivered", "failed", "withheld"]),
  /** The body as it is signed and sent. */
  body: z.string(),
  attempts: z.array(attempt),
  createdAt: z.string(),
});

export type Endpoint = z.output<typeof endpoint>;
export type Delivery = z.output<typeof delivery>;
export type Attempt = z.output<typeof attempt>;
