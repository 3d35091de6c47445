import { createECDH } from "node:crypto";
import { now } from "../clock";
import { env } from "../env";
import { previousSecret, secret } from "../secrets";

/** A browser's push endpoint, and the keys that encrypt messages for it. */
export type Target = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A notification; the push service delivers only the last one of a `topic`. */
export type Pushed = { text: string; topic: string; ttlSeconds: number };

const TIMEOUT_MS = 5000;
/** How long, in ms, a service that did not answer is not called again: others are waiting. */
const REST_MS = 30_000;

const resting = new Map<string, number>();

/** The public key by which browsers verify who may send to them. */
export const publicKey = () => secret("PUSH_PUBLIC_KEY");

/** How push services refuse a sender that is not the one the browser subscribed to. */
const OTHER_SENDER = [400, 401, 403];

/**
 * Sends an encrypted message to a browser through its push service. `gone`: the subscription has
 * ended; `refused`: this message will never be accepted. Throws when a later try may succeed.
 */
export async function push(target: Target, pushed: Pushed): Promise<"sent" | "gone" | "refused"> {
  const { origin } = new URL(target.endpoint);
  if ((resting.get(origin) ?? 0) > now()) throw new Error("the push service is not answering");
  let status = await send(target, pushed, await secret("PUSH_PRIVATE_KEY"));
  if (OTHER_SENDER.includes(status)) {
    const before = await previousSecret("PUSH_PRIVATE_KEY");
    if (before !== undefined) status = await send(target, pushed, before);
  }
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return status >= 200 && status < 300 ? "sent" : "refused";
}

/** Sends as the owner of a private key; returns the status of the answer. */
async function send(target: Target, pushed: Pushed, privateKey: string): Promise<number> {
  const { method, headers, body } = await requestOf(target, pushed, privateKey);
  return ask(target.endpoint, { method, headers, body }).catch((error: unknown) => {
    resting.set(new URL(target.endpoint).origin, now() + REST_MS);
    throw error;
  });
}

async function requestOf(
  { endpoint, keys }: Target,
  { text, topic, ttlSeconds }: Pushed,
  privateKey: string,
) {
  const { default: webPush } = await import("web-push");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
    vapidDetails: {
      subject: `mailto:${env().MAIL_FROM.replace(/^.*<(.+)>$/, "$1")}`,
      publicKey: curve.getPublicKey("base64url"),
      privateKey,
    },
    TTL: ttlSeconds,
    topic,
    urgency: "high",
    contentEncoding: "aes128gcm",
  });
  return { method, headers: asText(headers), body };
}

// `fetch` sets the length itself.
const asText = ({ "Content-Length": _, ...headers }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

type Request = { method: string; headers: Record<string, string>; body: Buffer | null };

async function ask(endpoint: string, { method, headers, body }: Request): Promise<number> {
  const answer = await fetch(endpoint, {
    method,
    headers,
    body: body && new Uint8Array(body),
    // A redirect would lead to an address that was not checked.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}
