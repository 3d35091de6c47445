import type { Stripe } from "stripe";
import { env } from "../env";
import { secret } from "../secrets";

/** The version of the API that Foja uses: the one of the client's types. */
export const STRIPE_VERSION = "2026-10-28.endive";

const TIMEOUT_MS = 8000;

let client: { of: string; stripe: Stripe } | undefined;

/**
 * The official client, loaded at the first call. A retry repeats its idempotency key.
 * `STRIPE_API_URL` is Stripe's own address, or the stand-in on a developer's machine.
 */
export async function stripe(): Promise<Stripe> {
  const [{ default: Client }, key] = await Promise.all([
    import("stripe"),
    secret("STRIPE_SECRET_KEY"),
  ]);
  const url = env().STRIPE_API_URL;
  if (client?.of === `${url} ${key}`) return client.stripe;
  const { hostname: host, port, protocol } = new URL(url);
  const made = new Client(key, {
    apiVersion: STRIPE_VERSION,
    host,
    port: port || (protocol === "http:" ? "80" : "443"),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  client = { of: `${url} ${key}`, stripe: made };
  return made;
}
