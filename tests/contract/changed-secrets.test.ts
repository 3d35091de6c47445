import { randomUUID } from "node:crypto";
import { Codes } from "@foja/core/accounts/codes";
import { asSystem } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { tokenFor } from "@foja/core/outreach/campaigns";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { call } from "@foja/harness/api";
import { INVOICE, withIssuer } from "@foja/harness/arca";
import { atClock, newBookingPractice } from "@foja/harness/booking";
import { TEST_ENVIRONMENT } from "@foja/harness/environment";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, describe, expect, it } from "vitest";

const OTHER = {
  JWT_SECRET: "another-secret-of-forty-characters-or-so",
  ADDRESS_KEY: "another-key-of-addresses-of-forty-letters",
};
type Changed = keyof typeof OTHER;

afterEach(() => {
  for (const name of Object.keys(OTHER) as Changed[]) {
    process.env[name] = TEST_ENVIRONMENT[name];
    delete process.env[`${name}_PREVIOUS`];
  }
  resetSecrets();
});

/** Changes a secret as docs/deploy.md says: the one of before is kept as the previous one. */
function change(name: Changed): void {
  process.env[`${name}_PREVIOUS`] = TEST_ENVIRONMENT[name];
  process.env[name] = OTHER[name];
  resetSecrets();
}

/** The end of the change: nothing is kept of the secret of before. */
function forget(name: Changed): void {
  delete process.env[`${name}_PREVIOUS`];
  resetSecrets();
}

const refresh = (cookie: string) =>
  call("POST", "/api/auth/refresh-token", { headers: { cookie, origin: "http://localhost:3000" } });

const setCookie = (headers: Headers) => (headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";

describe("a changed JWT_SECRET", () => {
  it("ends no session, and those of before end with the secret of before", async () => {
    const ana = await newTenant();
    const eva = await newTenant();
    const headers = { authorization: `Bearer ${ana.token}` };
    change("JWT_SECRET");
    expect((await call("GET", "/api/sessions", { headers })).status).toBe(200);
    const renewed = await refresh(ana.cookie);
    expect(renewed.status).toBe(200);
    forget("JWT_SECRET");
    expect((await refresh(setCookie(renewed.headers))).status).toBe(200);
    expect((await refresh(eva.cookie)).status).toBe(401);
    const late = { authorization: `Bearer ${eva.token}` };
    expect((await call("GET", "/api/sessions", { headers: late })).status).toBe(401);
  });

  it("leaves codes that were sent good, once", async () => {
    const { userId } = await newTenant();
    const digits = await Codes.issue(userId, "reset");
    change("JWT_SECRET");
    await expect(Codes.check(userId, "reset", { digits, own: false })).resolves.toBeDefined();
    forget("JWT_SECRET");
    await expect(Codes.check(userId, "reset", { digits, own: false })).rejects.toMatchObject({
      code: "auth.invalid_code",
    });
  });

  it("goes on with a list at the page where it was", async () => {
    const ana = await newTenant();
    for (const name of ["Uno", "Dos"]) {
      await ana.call("POST", "/api/contacts/create", { body: { name } });
    }
    const path = `/api/contacts/user/${ana.userId}`;
    const first = await ana.call("GET", `${path}?limit=1`);
    const { nextCursor } = first.body as { nextCursor: string };
    change("JWT_SECRET");
    const next = () => ana.call("GET", `${path}?limit=1&cursor=${nextCursor}`);
    expect((await next()).status).toBe(200);
  });

  it("keeps a client's page of an invoice open, and lets it be closed", async () => {
    const ana = await newTenant();
    const { _id } = await issued(ana);
    const open = await ana.call("POST", `/api/invoice/${_id}/link`);
    const { link } = open.body.invoice as { link: string };
    const visit = () => call("GET", `/api/public/invoice/${link.split("/").at(-1)}`);
    change("JWT_SECRET");
    const shown = await ana.call("POST", "/api/invoice/single", { body: { id: _id } });
    expect(shown.body.invoice).toMatchObject({ link });
    expect((await visit()).status).toBe(200);
    expect((await ana.call("DELETE", `/api/invoice/${_id}/link`)).status).toBe(200);
    expect((await visit()).status).toBe(404);
  });

  it("lets a visitor move an appointment, whose earlier link then ends", async () => {
    const practice = await newBookingPractice({});
    const { token } = await practice.book(atClock("10:00"));
    change("JWT_SECRET");
    const path = (key: string) => `/api/public/manage-booking/${key}`;
    expect((await call("GET", path(token))).status).toBe(200);
    const moved = await call("POST", `${path(token)}/reschedule`, {
      body: { start: atClock("15:00") },
    });
    expect(moved.status).toBe(200);
    expect((await call("GET", path(token))).status).toBe(404);
    forget("JWT_SECRET");
    const next = String(moved.body.manageUrl).split("/").at(-1) ?? "";
    expect((await call("GET", path(next))).status).toBe(200);
  });
});

async function issued(tenant: Tenant): Promise<{ _id: string }> {
  await withIssuer(tenant);
  const NOW = "2026-11-20T15:00:00.000Z";
  const drafted = await at(NOW, () =>
    tenant.call("POST", "/api/invoice/insert", { body: { list: INVOICE } }),
  );
  const invoice = drafted.body.invoice as { _id: string };
  const answer = await at(NOW, () => tenant.call("POST", `/api/invoice/${invoice._id}/issue`));
  expect(answer.status).toBe(200);
  return invoice;
}

describe("a changed ADDRESS_KEY", () => {
  const somebody = () => `lector-${randomUUID()}@ejemplo.com.ar`;
  const ROW = { origin: "Jornadas", consentAt: "2026-03-02" };
  const importing = (admin: Tenant, email: string) =>
    admin.call("POST", "/api/marketing/contacts/import", { body: { rows: [{ ...ROW, email }] } });
  const idOf = (email: string) => asSystem("test", () => Subscribers.idOf(email));

  it("knows who left before, and lets a reader leave by a letter of before", async () => {
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const [gone, reader] = [somebody(), somebody()];
    for (const email of [gone, reader]) expect((await importing(admin, email)).status).toBe(201);
    await admin.call("PATCH", `/api/marketing/contacts/${await idOf(gone)}`, {
      body: { state: "unsubscribed" },
    });
    const id = await idOf(reader);
    const token = await tokenFor({ subscriberId: id, campaignId: "" });
    change("ADDRESS_KEY");
    expect(await idOf(reader)).toBe(id);
    expect((await importing(admin, gone)).body).toMatchObject({ accepted: 0 });
    const left = await call("POST", `/api/marketing/unsubscribe/${token}`);
    expect(left.status).toBe(200);
    const read = await admin.call("GET", `/api/marketing/contacts?search=${reader}`);
    expect(read.body.contacts).toMatchObject([{ _id: id, state: "unsubscribed" }]);
  });

  it("names with the new key whoever comes after it", async () => {
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const email = somebody();
    const before = await idOf(email);
    change("ADDRESS_KEY");
    expect((await importing(admin, email)).status).toBe(201);
    const id = await idOf(email);
    expect(id).not.toBe(before);
    forget("ADDRESS_KEY");
    expect(await idOf(email)).toBe(id);
  });
});
