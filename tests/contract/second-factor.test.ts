import { Sessions } from "@foja/core/accounts/sessions";
import { commit } from "@foja/core/kernel/dynamo";
import { call } from "@foja/harness/api";
import { operations } from "@foja/harness/contract";
import { withPasskey } from "@foja/harness/factors";
import { startKms } from "@foja/harness/kms";
import { actingIn, letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// Every call of a practice that demands a second factor, made by a member who has none.
const routes = (await operations()).filter(({ operation }) => operation["x-principal"] === "user");

let practice: Tenant;
let person: Tenant;
let kms: Awaited<ReturnType<typeof startKms>>;

const demand = (demanded: boolean, by = practice) =>
  by.call("PUT", "/api/members/second-factor", { body: { demanded } });

beforeAll(async () => {
  kms = await startKms();
  practice = await newTenant({ plan: "premium" });
  person = await newTenant();
  await letIn(practice, person, "titular");
  const refused = await demand(true);
  expect([refused.status, refused.body.error]).toEqual([409, "factor.none"]);
  await withPasskey(practice, "Llave");
  await commitProof(practice);
  expect((await demand(true)).status).toBe(200);
});

afterAll(() => kms.stop());

/** Marks the second factor as just confirmed in a session. */
const commitProof = (who: Tenant) => who.as(() => commit(Sessions.prove()));

/** The member with a session for this call alone: some calls end it. */
async function entered(): Promise<Tenant> {
  const who = { _id: person.userId, role: "USER_ROLE", practiceId: practice.userId } as const;
  const session = await Sessions.open(who, "login");
  await commit(session.write);
  return actingIn(practice, person, session.token, "titular");
}

const filled = (path: string) =>
  path.replace(/\{userId\}/g, person.userId).replace(/\{[^}]+\}/g, "x");
const ENDS_THE_PERSON = ["POST /api/deactivate-account", "POST /api/privacy/erasure"];

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s",
  (name, route) => {
    it("is for who has one, unless it is their own", async () => {
      if (ENDS_THE_PERSON.includes(name)) return;
      const isOwn = route.operation["x-needs"] === "self";
      const { status, body } = await (await entered()).call(route.method, filled(route.path));
      const refused = status === 403 && body.error === "auth.factor_demanded";
      expect(refused).toBe(!isOwn);
      expect(status).toBeLessThan(500);
    });
  },
);

it("says so to who signs in, lets them in once they have one, and all once it is not demanded", async () => {
  const [eva, luis] = [await newTenant(), await newTenant()];
  const [who, other] = [
    await letIn(practice, eva, "lectura"),
    await letIn(practice, luis, "abogado"),
  ];
  const read = async () =>
    ((await who.call("GET", "/api/auth/me")).body.practice as { lacksFactor: boolean }).lacksFactor;
  const members = (one: Tenant) => one.call("GET", "/api/members");
  expect(await read()).toBe(true);
  expect((await members(who)).status).toBe(403);
  await withPasskey(who, "Teléfono");
  expect([(await members(who)).status, await read()]).toEqual([200, false]);

  expect((await members(other)).status).toBe(403);
  await commitProof(practice);
  expect((await demand(false)).status).toBe(200);
  expect((await members(other)).status).toBe(200);
});

it("stops the calendar that somebody without one published, until they have it", async () => {
  const ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "lectura");
  const { body } = await eva.call("POST", "/api/calendar/feed");
  const { pathname } = new URL((body.feed as { url: string }).url);
  const read = async () => (await call("GET", pathname)).status;
  expect(await read()).toBe(200);
  await withPasskey(ana, "Llave");
  await commitProof(ana);
  expect((await demand(true, ana)).status).toBe(200);
  expect(await read()).toBe(404);
  await withPasskey(eva, "Teléfono");
  expect(await read()).toBe(200);
});

it("is demanded of all only where who founded the practice has one too", async () => {
  const [ana, eva] = [await newTenant({ plan: "premium" }), await newTenant()];
  const partner = await letIn(ana, eva, "titular");
  await withPasskey(partner, "Llave");
  await commitProof(partner);
  const refused = await demand(true, partner);
  expect([refused.status, refused.body.error]).toEqual([409, "factor.none"]);
  await withPasskey(ana, "Llave");
  expect((await demand(true, partner)).status).toBe(200);
});

it("stays with who demands it, for as long as they do", async () => {
  const ana = await newTenant({ plan: "premium" });
  await withPasskey(ana, "Llave");
  await commitProof(ana);
  expect((await demand(true, ana)).status).toBe(200);
  const { body } = await ana.call("GET", "/api/auth/second-factor");
  const [{ _id = "" } = {}] = (body.factors as { passkeys: { _id: string }[] }).passkeys;
  const remove = () => ana.call("DELETE", `/api/auth/passkeys/${_id}`);
  const { status, body: refused } = await remove();
  expect([status, refused.error]).toEqual([409, "factor.demanded"]);
  await demand(false, ana);
  expect((await remove()).status).toBe(200);
});
