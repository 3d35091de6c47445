import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import webPush from "web-push";
import { newPushKey, pushSecrets } from "./keys";
import { createPush } from "./push";

const BASE = "http://localhost:1/_local/push";

/** A message in a sender's format, posted to a browser of the stand-in. */
async function stage() {
  const app = createPush(BASE);
  const { PUSH_PRIVATE_KEY: privateKey, PUSH_PUBLIC_KEY: publicKey } = pushSecrets(newPushKey());
  const post = async (path: string, body: object) =>
    (await app.request(path, { method: "POST", body: JSON.stringify(body) })).json();
  const browser = await post("/browsers", { applicationServerKey: publicKey });
  const vapidDetails = { subject: "mailto:ana@ejemplo.com.ar", publicKey, privateKey };
  type Options = Parameters<typeof webPush.generateRequestDetails>[2] & { to?: string };
  const send = async ({ to, ...options }: Options = {}, extra: Record<string, string> = {}) => {
    const details = webPush.generateRequestDetails(browser, "Vence hoy", {
      vapidDetails,
      TTL: 60,
      ...options,
    });
    const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
    const path = new URL(to ?? browser.endpoint).pathname.replace("/_local/push", "");
    const body = new Uint8Array(details.body ?? []);
    const init = { method: "POST", headers: { ...Object.fromEntries(headers), ...extra }, body };
    return (await app.request(path, init)).status;
  };
  const texts = async () => (await (await app.request("/browsers")).json()).browsers[0].messages;
  return { app, browser, send, texts, vapidDetails };
}

describe("the push service of one machine", () => {
  it("takes what was signed for it and can be read, the last of each topic", async () => {
    const { send, texts } = await stage();
    // One after the other: messages sent at once may arrive in any order.
    for (const options of [{ topic: "a" }, { topic: "a" }, {}])
      expect(await send(options)).toBe(201);
    expect(await texts()).toMatchObject([
      { topic: "a", ttl: 60, text: "Vence hoy" },
      { topic: null, text: "Vence hoy" },
    ]);
  });

  it("refuses another's key, a token for elsewhere, and what has none", async () => {
    const { send, vapidDetails, browser, texts } = await stage();
    const { PUSH_PRIVATE_KEY: privateKey, PUSH_PUBLIC_KEY: publicKey } = pushSecrets(newPushKey());
    expect(await send({ vapidDetails: { ...vapidDetails, privateKey, publicKey } })).toBe(403);
    expect(await send({ vapidDetails: { ...vapidDetails, privateKey } })).toBe(401);
    const away = { ...browser, endpoint: "https://push.example.com/x" };
    const { headers } = webPush.generateRequestDetails(away, "", { vapidDetails });
    expect(await send({}, { authorization: String(headers.Authorization) })).toBe(401);
    expect(await send({}, { authorization: "" })).toBe(401);
    expect(await send({}, { "content-encoding": "aesgcm" })).toBe(400);
    expect(await texts()).toEqual([]);
  });

  it("says who is not there, and who left", async () => {
    const { app, browser, send } = await stage();
    expect(await send({ to: `${BASE}/send/nadie` })).toBe(404);
    await app.request(`/browsers/${browser.id}`, { method: "DELETE" });
    expect(await send()).toBe(410);
  });

  it("makes keys of which one follows from the other", () => {
    const { PUSH_PRIVATE_KEY, PUSH_PUBLIC_KEY } = pushSecrets(newPushKey());
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(PUSH_PRIVATE_KEY, "base64url");
    expect([PUSH_PRIVATE_KEY.length, PUSH_PUBLIC_KEY]).toEqual([
      43,
      curve.getPublicKey("base64url"),
    ]);
  });
});
