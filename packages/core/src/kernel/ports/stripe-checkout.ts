import { asking, connected } from "./stripe-fault";

/** The buyer's data, as it is sent to Stripe. */
export type Buyer = { ownerId: string; email: string; name: string };

/** Creates a practice's customer; with the same key, returns the same one. */
export const createCustomer = ({ ownerId, email, name }: Buyer, key: string): Promise<string> =>
  asking(async () => {
    const client = await connected();
    const input = { email, name, preferred_locales: ["es-419"], metadata: { ownerId } };
    return (await client.customers.create(input, { idempotencyKey: key })).id;
  });

/** The ids of a practice's customers in Stripe, by its e-mail and their metadata. */
export const findCustomers = ({ ownerId, email }: Pick<Buyer, "ownerId" | "email">) =>
  asking(async () => {
    const client = await connected();
    const { data } = await client.customers.list({ email, limit: 100 });
    return data.filter(({ metadata }) => metadata.ownerId === ownerId).map(({ id }) => id);
  });

/** A Stripe checkout page on which a subscription is paid. */
export type StripeSession = {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
  expiresAt: string;
};

type Wanted = {
  customerId: string;
  ownerId: string;
  planId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
};

type Raw = { id: string; url: string | null; status: string | null; expires_at: number };

const sessionOf = ({ id, url, status, expires_at }: Raw): StripeSession => ({
  id,
  url,
  status: (status ?? "expired") as StripeSession["status"],
  expiresAt: new Date(expires_at * 1000).toISOString(),
});

/** Opens a checkout; with the same key and the same input, returns the same one. */
export const createSession = (wanted: Wanted, key: string): Promise<StripeSession> =>
  asking(async () => {
    const client = await connected();
    const metadata = { ownerId: wanted.ownerId, planId: wanted.planId };
    const input = {
      mode: "subscription" as const,
      customer: wanted.customerId,
      client_reference_id: wanted.ownerId,
      line_items: [{ price: wanted.priceId, quantity: 1 }],
      subscription_data: { metadata },
      success_url: wanted.successUrl,
      cancel_url: wanted.cancelUrl,
      locale: "es-419" as const,
      metadata,
    };
    return sessionOf(await client.checkout.sessions.create(input, { idempotencyKey: key }));
  });

/** Reads the current state of a checkout. */
export const readSession = (id: string): Promise<StripeSession> =>
  asking(async () => sessionOf(await (await connected()).checkout.sessions.retrieve(id)));

/** Closes an open checkout: it can no longer be paid. Throws where it was paid meanwhile. */
export const expireSession = (id: string): Promise<StripeSession> =>
  asking(async () => sessionOf(await (await connected()).checkout.sessions.expire(id)));

/** The URL of Stripe's own page for cards and invoices, which leads back to Foja. */
export const openPortal = (customerId: string, returnUrl: string): Promise<string> =>
  asking(async () => {
    const client = await connected();
    const input = { customer: customerId, return_url: returnUrl, locale: "es-419" as const };
    return (await client.billingPortal.sessions.create(input)).url;
  });
