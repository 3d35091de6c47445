import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
const SETTINGS = "/apps/profiles/account/settings";
let payer: Tenant;
let starter: Tenant;
let shrunk: Tenant;
let repaid: Tenant;
let admin: Tenant;

const local = async (path: string, body: object) => {
  const headers = { "content-type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(`${world.foja().url}/_local/stripe/${path}`, sent);
  expect(answer.ok, await answer.clone().text()).toBe(true);
};

async function subscribe(tenant: Tenant, planId: string) {
  const back = `${world.foja().url}${SETTINGS}`;
  const asked = { planId, successUrl: back, cancelUrl: back, acceptTerms: true };
  const { body } = await tenant.call("POST", "/api/subscriptions/checkout", { body: asked });
  await local(`checkout/${body.sessionId}/pay`, { card: "4242424242424242" });
  await world.foja().settle();
  const synced = await tenant.call("POST", "/api/subscriptions/sync");
  expect(synced.body.subscription).toMatchObject({ plan: planId });
}

/** Two payments: the first partly refunded, the second disputed by the bank. */
async function payBack(tenant: Tenant) {
  await subscribe(tenant, "standard");
  const body = { planId: "premium" };
  const changed = await tenant.call("POST", "/api/subscriptions/change-immediate", { body });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const { payments } = (await tenant.call("GET", "/api/subscriptions/payments")).body;
  const [second, first] = payments as { _id: string }[];
  await local("refund", { chargeId: first?._id, amount: 50 });
  await local("dispute", { chargeId: second?._id });
  await world.foja().settle();
}

async function openCases(tenant: Tenant, count: number) {
  for (let n = 1; n <= count; n++) {
    const body = { folderName: `Sosa c/ Transportes ${n} s/ despido` };
    expect((await tenant.call("POST", "/api/folders", { body })).status).toBe(201);
  }
}

beforeAll(async () => {
  [payer, starter, shrunk, repaid] = await Promise.all([
    world.tenant(),
    world.tenant(),
    world.tenant({ plan: "standard" }),
    world.tenant(),
  ]);
  admin = await world.tenant({ role: "ADMIN_ROLE" });
  await admin.call("POST", "/api/plan-configs/sync-with-stripe");
  await subscribe(payer, "standard");
  await payBack(repaid);
  await openCases(payer, 7);
  await openCases(shrunk, 7);
  const granted = { body: { planId: null } };
  await admin.call("PATCH", `/api/subscriptions/user/${shrunk.userId}`, granted);
});

const settings = (
  name: string,
  shows: string,
  query = "",
  prepare?: Screen["prepare"],
): Screen => ({
  name: `subscription-${name}`,
  path: `${SETTINGS}${query}`,
  shows,
  prepare,
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

const OWED = {
  ...{ amount: 1.99, currency: "USD", url: "https://invoice.stripe.com/i/1", attempts: 2 },
  nextAttemptAt: daysFromNow(0),
};

const screens: [Screen, () => Tenant][] = [
  [settings("paid", "Próximo cobro"), () => payer],
  [settings("repaid", "En disputa"), () => repaid],
  [settings("checkout", "Ir a pagar", "?plan=standard"), () => starter],
  [settings("upgrade", "Se cobra ahora", "?plan=premium"), () => payer],
  [settings("downgrade", "Lo que no entra en Gratuito", "?plan=free"), () => payer],
  [settings("cancel", "Próximo cobro", "", press("Cancelar la suscripción")), () => payer],
  [settings("over", "Lo que no entra en tu plan"), () => shrunk],
  [
    settings("archive", "Lo que no entra en tu plan", "", press("Elegir qué archivar")),
    () => shrunk,
  ],
  [
    {
      ...settings("owed", "Pagar ahora"),
      arrange: (page) =>
        page.route("**/api/subscriptions/current", async (route) => {
          const answer = await route.fetch();
          const json = await answer.json();
          const grace = { since: daysFromNow(-5), until: daysFromNow(10) };
          Object.assign(json.subscription, { status: "past_due", owed: OWED, grace });
          await route.fulfill({ json });
        }),
    },
    () => payer,
  ],
  [
    {
      name: "subscription-error",
      path: "/apps/subscription/error?plan=standard",
      shows: "Volver a intentar con Estándar",
    },
    () => starter,
  ],
  [
    {
      name: "subscription-success",
      path: "/apps/subscription/success?plan=standard",
      shows: "El pago se acreditó",
    },
    () => payer,
  ],
  [
    {
      name: "subscription-waiting",
      path: "/apps/subscription/success?plan=premium",
      shows: "Estamos confirmando tu pago",
    },
    () => payer,
  ],
  [{ name: "admin-users", path: "/admin/users", shows: /^.*visto el/ }, () => admin],
];

const named = screens.map(([screen, as]) => [screen.name, screen, as] as const);

describe.each(named)("%s", (_, screen, as) => {
  it("is for everybody at every width, in both modes", () => examineScreen(world, screen, as()));
});

it("shows an account to administrators at every width, in both modes", () =>
  examineScreen(
    world,
    { name: "admin-person", path: `/admin/users?id=${payer.userId}`, shows: "Igualar con Stripe" },
    admin,
  ));
