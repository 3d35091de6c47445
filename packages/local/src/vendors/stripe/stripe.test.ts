import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newStripeSecret } from "./keys";
import { createStripe, type Stripe } from "./stripe";

const [key, webhookSecret] = [newStripeSecret(), newStripeSecret()];
let dataDir = "";
let stripe: Stripe;
let status = 200;
let heard: string[] = [];

const open = () =>
  createStripe({
    dataDir,
    key,
    webhookSecret,
    pages: "http://localhost:1/_local/stripe",
    target: async (body) => {
      heard.push((JSON.parse(body) as { type: string }).type);
      return status;
    },
  });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "foja-test-"));
  heard = [];
  status = 200;
  stripe = open();
});
afterEach(() => {
  stripe.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = async (path: string, body?: string, repeatKey = path) => {
  const answer = await stripe.api.request(path, {
    method: body === undefined ? "GET" : "POST",
    body,
    headers: { authorization: `Bearer ${key}`, "idempotency-key": repeatKey },
  });
  return (await answer.json()) as { id: string; created: number };
};

it("keeps everything over a restart, for nobody else's eyes", async () => {
  const { id } = await ask("/customers", "email=ana@ejemplo.com.ar");
  await stripe.app.request("/clock", {
    method: "POST",
    body: JSON.stringify({ now: "2040-01-01T00:00:00Z" }),
  });
  await stripe.settle();
  stripe.stop();
  expect(statSync(join(dataDir, "stripe.json")).mode & 0o777).toBe(0o600);
  stripe = open();
  expect(await ask(`/customers/${id}`)).toMatchObject({ id, email: "ana@ejemplo.com.ar" });
  expect(await ask("/customers", "email=ana@ejemplo.com.ar")).toMatchObject({ id });
  const { created } = await ask("/products", "name=X");
  expect(created).toBe(Date.parse("2040-01-01T00:00:00Z") / 1000);
});

it("sends after a restart what the application had not taken", async () => {
  status = 500;
  await ask("/customers", "email=ana@ejemplo.com.ar");
  await expect.poll(() => heard.length).toBe(1);
  stripe.stop();
  status = 200;
  stripe = open();
  await stripe.settle();
  expect(heard).toEqual(["customer.created", "customer.created"]);
});
