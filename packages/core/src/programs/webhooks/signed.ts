import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { now } from "../../kernel/clock";
import { unseal } from "../../kernel/ports/envelope";
import type { EndpointRecord } from "./endpoint.item";

const PREFIX = "whsec_";

/** A new secret, as Standard Webhooks writes it: 192 random bits. */
export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString("base64")}`;

/**
 * The headers of a delivery by Standard Webhooks. While a former secret overlaps, both sign, so that a
 * receiver may change at any moment.
 */
export async function headersOf(
  { userId, secret, former }: EndpointRecord,
  id: string,
  body: string,
): Promise<Record<string, string>> {
  const at = new Date(now());
  const sealed = [secret, ...(former && Date.parse(former.until) > now() ? [former.secret] : [])];
  const secrets = await Promise.all(sealed.map((one) => unseal(one, userId)));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((one) => new Webhook(one).sign(id, at, body)).join(" "),
  };
}
