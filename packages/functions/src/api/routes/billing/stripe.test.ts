import { randomUUID } from "node:crypto";
import { now } from "@foja/core/kernel/clock";
import { get } from "@foja/core/kernel/dynamo";
import { env, resetEnv } from "@foja/core/kernel/env";

import { resetSecrets } from "@foja/core/kernel/secrets";
import { handler } from "@foja/functions/api";
import { call } from "@foja/harness/api";
import { type Listening, startBus } from "@foja/harness/bus";
import { signatureOf } from "@foja/local/vendors/stripe/deliveries";
import { newStripeSecret } from "@foja/local/vendors/stripe/keys";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const SECRET = newStripeSecret();
const PATH = "/api/webhooks/stripe";
let bus: Listening;

beforeAll(async () => {
  bus = await startBus("subscription.stirred");
});
afterAll(() => bus.stop());
beforeEach(() => {
  process.env.STRIPE_WEBHOOK_SECRET = SECRET;
  resetSecrets();
});

type Said = { id: string; customer: string; body: string };

/** An event in Stripe's format, about a customer of its own. */
function anEvent(type = "customer.subscription.updated"): Said {
  const [id, customer] = [`evt_${randomUUID()}`, `cus_${randomUUID()}`];
  const object = { id: "sub_1", object: "subscription", customer, description: "Suscripción ñ" };
  return { id, customer, body: JSON.stringify({ id, object: "event", type, data: { object } }) };
}

/** The key that marks an event as received. */
const noteOf = ({ id }: Said) => ({ pk: `STRIPEEVENT#${id}`, sk: "STRIPEEVENT" });

const seconds = () => Math.floor(now() / 1000);
const post = async (raw: string, signature?: string) => {
  const headers = signature === undefined ? undefined : { "stripe-signature": signature };
  const { status, body } = await call("POST", PATH, { raw, headers });
  return { status, error: body.error };
};
const published = async ({ customer }: Said) =>
  (await bus.heard()).filter(([, about]) => Reflect.get(Object(about), "customerId") === customer);
const flipped = (text: string, place: number) =>
  text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ 1) + text.slice(place + 1);

async function expectUntaken(said: Said): Promise<void> {
  expect(await get(noteOf(said))).toBeUndefined();
  expect(await published(said)).toEqual([]);
}

describe("a post that Stripe signed", () => {
  it("is taken once, however often it comes", async () => {
    const said = anEvent();
    for (let copy = 0; copy < 3; copy += 1) {
      expect(await post(said.body, signatureOf(said.body, SECRET))).toMatchObject({ status: 200 });
    }
    const about = { customerId: said.customer, chargeId: null };
    expect(await published(said)).toEqual([["subscription.stirred", about]]);
    expect(await get(noteOf(said))).toMatchObject({ type: "stripeEvent" });
  });

  it.each([-300, -1, 0, 1, 300])("may be %i seconds from now", async (apart) => {
    const said = anEvent("invoice.paid");
    const signature = signatureOf(said.body, SECRET, seconds() + apart - Math.sign(apart));
    expect(await post(said.body, signature)).toMatchObject({ status: 200 });
    expect(await published(said)).toHaveLength(1);
  });

  it("may carry the signature of another secret besides, as while one is replaced", async () => {
    const said = anEvent();
    const at = seconds();
    const [, other] = signatureOf(said.body, newStripeSecret(), at).split(",");
    const [moment, own] = signatureOf(said.body, SECRET, at).split(",");
    expect(await post(said.body, `${moment},${other},${own}`)).toMatchObject({ status: 200 });
  });

  it.each(["product.created", "payment_intent.created", "foja.unheard_of", "customer.created"])(
    "is answered and forgotten when it is of %s",
    async (type) => {
      const said = anEvent(type);
      const signature = signatureOf(said.body, SECRET);
      expect(await post(said.body, signature)).toMatchObject({ status: 200 });
      await expectUntaken(said);
    },
  );

  it("is read from its octets as API Gateway hands them to Lambda", async () => {
    const said = anEvent();
    const octets = Buffer.from(said.body);
    const hand = (body: Buffer) => invoke(body, signatureOf(said.body, SECRET));
    const torn = Buffer.from(octets);
    torn.writeUInt8(torn.readUInt8(40) ^ 1, 40);
    expect((await hand(torn)).statusCode).toBe(400);
    await expectUntaken(said);
    expect((await hand(octets)).statusCode).toBe(200);
    expect(await published(said)).toHaveLength(1);
  });
});

/** The API as Lambda runs it. */
async function invoke(body: Buffer, signature: string) {
  const event = {
    version: "2.0",
    routeKey: "$default",
    rawPath: PATH,
    rawQueryString: "",
    headers: {
      host: "localhost",
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature,
    },
    requestContext: { http: { method: "POST", path: PATH, sourceIp: "192.0.2.7" } },
    body: body.toString("base64"),
    isBase64Encoded: true,
  };
  return (await handler(event as never)) as { statusCode: number };
}

describe("a post that nobody can believe", () => {
  const unsigned: Record<string, (body: string) => [string, string?]> = {
    "signed 302 seconds ago": (body) => [body, signatureOf(body, SECRET, seconds() - 302)],
    "signed 302 seconds from now": (body) => [body, signatureOf(body, SECRET, seconds() + 302)],
    "of a flipped bit": (body) => [flipped(body, 40), signatureOf(body, SECRET)],
    "of a flipped bit in its last octet": (body) => [
      flipped(body, body.length - 1),
      signatureOf(body, SECRET),
    ],
    "of a flipped bit in its signature": (body) => [body, flipped(signatureOf(body, SECRET), 40)],
    "of a moment that was not signed": (body) => [
      body,
      signatureOf(body, SECRET, seconds() - 900).replace(/t=\d+/, `t=${seconds()}`),
    ],
    "of a second moment": (body) => [
      body,
      `t=${seconds()},${signatureOf(body, SECRET, seconds() + 900)}`,
    ],
    "signed with another secret": (body) => [body, signatureOf(body, newStripeSecret())],
    "with the signature of another": (body) => [body, signatureOf(anEvent().body, SECRET)],
    "without a signature": (body) => [body],
    "with an empty signature": (body) => [body, ""],
    "with words for a signature": (body) => [body, "t=soon,v1=yes"],
  };

  it.each(Object.keys(unsigned))("%s is refused, and nothing comes of it", async (name) => {
    const said = anEvent();
    const [body, signature] = unsigned[name]?.(said.body) ?? [""];
    expect(await post(body, signature)).toEqual({ status: 400, error: "webhook.unsigned" });
    await expectUntaken(said);
  });

  it("waits while there is no secret", async () => {
    const said = anEvent();
    delete process.env.STRIPE_WEBHOOK_SECRET;
    resetSecrets();
    const refused = await post(said.body, signatureOf(said.body, SECRET));
    expect(refused).toEqual({ status: 503, error: "billing.unreachable" });
    await expectUntaken(said);
  });

  it.each(["", "no JSON", "null", "[]", "{}", '{"id":"evt_1","type":"invoice.paid"}'])(
    "is refused where its octets are %j",
    async (body) => {
      const { status } = await post(body, signatureOf(body, SECRET));
      expect(status).toBe(400);
    },
  );
});

it("is not noted while the bus does not take it, and Stripe's next try is", async () => {
  const said = anEvent();
  const endpoint = env().EVENTS_ENDPOINT;
  process.env.EVENTS_ENDPOINT = "http://127.0.0.1:9";
  resetEnv();
  const failed = await post(said.body, signatureOf(said.body, SECRET));
  process.env.EVENTS_ENDPOINT = endpoint;
  resetEnv();
  expect(failed.status).toBeGreaterThanOrEqual(500);
  await expectUntaken(said);
  expect(await post(said.body, signatureOf(said.body, SECRET))).toMatchObject({ status: 200 });
  expect(await published(said)).toHaveLength(1);
});
