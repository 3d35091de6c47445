import { Users } from "@foja/core/accounts/users";
import { asSystem } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { commit, type Item, replace } from "@foja/core/kernel/dynamo";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";

let admin: Tenant;

beforeEach(async () => {
  await ownTable();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});

const ROW = { firstName: "Eva", origin: "Jornadas", consentAt: "2026-03-02", tags: "Uno, dos" };

type Contact = { _id: string; email: string; state: string; tags: string[]; plan: string | null };

async function importRows(rows: object[], more: object = {}) {
  const body = { rows, ...more };
  const answer = await admin.call("POST", "/api/marketing/contacts/import", { body });
  return { status: answer.status, ...(answer.body as Record<string, unknown>) };
}

async function contacts(query = ""): Promise<Contact[]> {
  return (await admin.call("GET", `/api/marketing/contacts${query}`)).body.contacts as Contact[];
}

async function count(segment: object) {
  const body = { segment };
  return (await admin.call("POST", "/api/marketing/contacts/segments", { body })).body;
}

const follow = (userId: string, lastEmail?: string) =>
  asSystem("test", () => Subscribers.follow(userId, lastEmail));

describe("an import", () => {
  it("takes in nobody whose consent is still to come", async () => {
    const emails = ["hoy@ejemplo.com.ar", "luego@ejemplo.com.ar", "lejos@ejemplo.com.ar"];
    const days = ["2026-11-20T15:00:00Z", "2026-11-20T15:00:01Z", "2199-01-01"];
    const rows = emails.map((email, nth) => ({ ...ROW, email, consentAt: days[nth] }));
    const imported = await at("2026-11-20T15:00:00.000Z", () => importRows(rows));
    const message = "Fecha del consentimiento: no puede ser posterior a hoy";
    expect(imported).toMatchObject({
      ...{ status: 201, accepted: 1 },
      errors: [
        { row: 2, path: "consentAt", message },
        { row: 3, path: "consentAt", message },
      ],
    });
    expect((await contacts()).map(({ email }) => email)).toEqual(["hoy@ejemplo.com.ar"]);
  });

  it("says row by row what is wrong, and takes nothing in when it is only tried", async () => {
    const rows = [
      { ...ROW, email: "eva@ejemplo.com.ar" },
      { ...ROW, email: "EVA@ejemplo.com.ar" },
      { ...ROW, email: "luis@ejemplo.com.ar", origin: "" },
      { ...ROW, email: "ana@ejemplo.com.ar", consentAt: "ayer" },
      { ...ROW, email: "no es" },
    ];
    const tried = await importRows(rows, { dryRun: true });
    expect(tried).toMatchObject({
      ...{ status: 200, accepted: 1, created: [] },
      errors: [
        { row: 3, path: "origin", message: "Origen: completá este dato" },
        { row: 4, path: "consentAt" },
        { row: 5, path: "email", message: "Debe ser un e-mail válido" },
      ],
      duplicates: [{ row: 2, name: "eva@ejemplo.com.ar", sameAs: 1 }],
    });
    expect(await contacts()).toEqual([]);
    expect(await importRows(rows)).toMatchObject({ status: 201, accepted: 1 });
    expect(await contacts()).toMatchObject([{ email: "eva@ejemplo.com.ar", tags: ["dos", "uno"] }]);
    const again = [{ ...ROW, email: "eva@ejemplo.com.ar", tags: ["tres"] }];
    await importRows(again, { allowDuplicates: true });
    expect((await contacts())[0]?.tags).toEqual(["dos", "tres", "uno"]);
  });

  it("takes nobody in again who left, failed or was erased, and forgets who is taken out", async () => {
    const emails = ["a", "b", "c"].map((name) => `${name}@ejemplo.com.ar`);
    await importRows(emails.map((email) => ({ ...ROW, email })));
    const [c, b, a] = (await contacts()).sort((x, y) => (x.email < y.email ? 1 : -1));
    const patch = (one: Contact | undefined, state: string) =>
      admin.call("PATCH", `/api/marketing/contacts/${one?._id}`, { body: { state } });
    await patch(a, "unsubscribed");
    const erased = await patch(b, "erased");
    expect(erased.body.contact).toMatchObject({ state: "erased", email: null, tags: [] });
    expect((await admin.call("DELETE", `/api/marketing/contacts/${a?._id}`)).status).toBe(200);
    expect((await admin.call("DELETE", `/api/marketing/contacts/${c?._id}`)).status).toBe(200);
    const again = await importRows(emails.map((email) => ({ ...ROW, email })));
    expect(again).toMatchObject({ accepted: 1, errors: [{ row: 1 }, { row: 2 }] });
    expect(await count({})).toMatchObject({
      ...{ count: 1, of: 1, states: { subscribed: 1, unsubscribed: 0, erased: 1 } },
    });
  });
});

describe("accounts", () => {
  const contactOf = async ({ email }: Pick<Tenant, "email">) =>
    (await contacts(`?search=${encodeURIComponent(email)}`))[0];

  async function change({ userId }: Tenant, changes: Partial<Users.UserRecord>): Promise<void> {
    const user = await Users.find(userId);
    if (user) await commit(Users.save(user, changes));
  }

  const saidYes = "2026-11-20T12:00:00.000Z";

  it("are contacts in step with what they are, whatever comes when and how often", async () => {
    const ana = await newTenant({ plan: "standard" });
    await change(ana, { newsSince: saidYes });
    await Promise.all([follow(ana.userId), follow(ana.userId), follow(ana.userId)]);
    const contact = await contactOf(ana);
    expect(contact).toMatchObject({
      ...{ email: ana.email, plan: "standard", state: "subscribed", consentAt: saidYes },
      origin: "Casilla al abrir la cuenta de Foja",
    });
    expect(await count({ plans: ["standard"], accounts: ["active"] })).toMatchObject({ count: 1 });
    await change(ana, { status: "inactive", state: "Salta" });
    await follow(ana.userId);
    expect(await count({ accounts: ["active"] })).toMatchObject({ count: 0 });
    expect(await count({ provinces: ["Salta"], accounts: ["inactive"] })).toMatchObject({
      count: 1,
    });
    const refused = await admin.call("DELETE", `/api/marketing/contacts/${contact?._id}`);
    expect(refused.status).toBe(409);
  });

  it("are in no segment of whom nobody asked", async () => {
    const ana = await newTenant();
    await follow(ana.userId);
    expect(await contactOf(ana)).toMatchObject({ state: "unasked", consentAt: null });
    expect(await count({})).toMatchObject({ count: 0, of: 0, states: { unasked: 1 } });
  });

  it("stop being subscribed where they were only because they had been opened", async () => {
    const [ana, luis] = [await newTenant(), await newTenant()];
    for (const one of [ana, luis]) {
      const { createdAt } = (await Users.find(one.userId)) as Users.UserRecord;
      await change(one, { newsSince: createdAt });
      await follow(one.userId);
      // As contacts were before accounts were asked.
      const read = await Subscribers.find((await contactOf(one))?._id ?? "");
      if (read) await commit(replace({ ...read, origin: "Cuenta de Foja" } as Item, read));
      await change(one, { newsSince: null });
    }
    // Luis chose since then what he wants.
    await Subscribers.wantFewer((await contactOf(luis))?._id ?? "");
    expect(await asSystem("test", () => Subscribers.followAll())).toBeGreaterThan(2);
    expect(await contactOf(ana)).toMatchObject({ state: "unasked", consentAt: null });
    expect(await contactOf(luis)).toMatchObject({ state: "subscribed", mails: "fewer" });
    expect(await count({})).toMatchObject({ count: 1, states: { subscribed: 1, unasked: 2 } });
  });

  it("take their wishes along to another address", async () => {
    const [ana, luis] = [await newTenant(), await newTenant()];
    for (const one of [ana, luis]) {
      await change(one, { newsSince: saidYes });
      await follow(one.userId);
    }
    await Subscribers.stop((await contactOf(luis))?._id ?? "", "unsubscribed");
    for (const one of [ana, luis]) {
      await change(one, { email: `${one.userId.toLowerCase()}@otra.ejemplo.com.ar` });
      await follow(one.userId, one.email);
      await follow(one.userId, one.email);
    }
    const states = async (one: Tenant) => [
      (await contactOf({ email: `${one.userId.toLowerCase()}@otra.ejemplo.com.ar` }))?.state,
      (await contactOf(one))?.state,
    ];
    expect(await states(ana)).toEqual(["subscribed", "erased"]);
    expect(await states(luis)).toEqual(["unsubscribed", "erased"]);
  });

  it("take their contact along when they go", async () => {
    const email = "gone@ejemplo.com.ar";
    await importRows([{ ...ROW, email }]);
    await follow("usr_00000000000000000000000000", email);
    expect(await contacts("?state=erased")).toMatchObject([{ email: null, state: "erased" }]);
    expect(await importRows([{ ...ROW, email }])).toMatchObject({ accepted: 0 });
  });
});
