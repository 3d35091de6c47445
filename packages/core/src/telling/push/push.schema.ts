import * as z from "zod";

const wrong = "Suscripción: no tiene la forma que dan los navegadores";

const endpoint = z
  .string({ error: "Dirección de avisos: completá este dato" })
  .max(1000, "Dirección de avisos: hasta 1000 caracteres");

/** An uncompressed point of P-256, and its 16-byte secret. */
const keys = z.strictObject(
  {
    p256dh: z.string({ error: wrong }).regex(/^B[\w-]{86}$/, wrong),
    auth: z.string({ error: wrong }).regex(/^[\w-]{22}$/, wrong),
  },
  { error: wrong },
);

/** Body of `POST /api/push/subscriptions`: what the browser gave. */
export const subscribePush = z.strictObject({ endpoint, keys });

/** Body of `DELETE /api/push/subscriptions`. */
export const unsubscribePush = z.strictObject({ endpoint });

export type SubscribePush = z.output<typeof subscribePush>;
