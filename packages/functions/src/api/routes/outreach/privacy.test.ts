import { Users } from "@foja/core/accounts/users";
import { now, setClock } from "@foja/core/kernel/clock";
import { Audit } from "@foja/core/operations/audit";
import { newExport } from "@foja/harness/exports";
import { withPasskey } from "@foja/harness/factors";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { handler as erase } from "../../../jobs/erasures-run";
import { handler as letters } from "../../../jobs/letters-sweep";

let mailbox: Mailbox;
// Its sweeps cover the whole table.
beforeAll(async () => {
  await ownTable();
  mailbox = await startMailbox();
});
afterEach(() => setClock());
afterAll(() => mailbox.stop());

const ERASURE = "/api/privacy/erasure";
const MINUTE_MS = 60_000;
const DAYS_MS = 5 * 24 * 60 * MINUTE_MS;
const later = (ms: number) => ({ now: new Date(now() + ms).toISOString() });

const asked = async ({ userId }: Tenant) => (await Users.find(userId))?.erasureAt ?? null;

async function subjects({ email }: Tenant): Promise<string[]> {
  await letters(later(2 * MINUTE_MS));
  return mailbox.inbox.list(email).map(({ subject }) => subject);
}

it("asks for the password, and can be taken back until it is carried out", async () => {
  const ana = await newTenant({ withPassword: true });
  for (const body of [{}, { password: "otra" }, { email: ana.email }]) {
    const { status, body: answer } = await ana.call("POST", ERASURE, { body });
    expect([status, answer.error]).toEqual([422, "auth.wrong_password"]);
  }
  expect(await asked(ana)).toBeNull();
  const body = { password: PASSWORD };
  const first = await ana.call("POST", ERASURE, { body });
  expect(first.status).toBe(201);
  const { erasureAt } = first.body.erasure as { erasureAt: string };
  expect(await asked(ana)).toBe(erasureAt);
  expect((await ana.call("POST", ERASURE, { body })).body.error).toBe("erasure.waiting");
  expect((await ana.call("DELETE", ERASURE)).status).toBe(200);
  expect((await ana.call("DELETE", ERASURE)).body.error).toBe("erasure.none");
  await erase(later(DAYS_MS + MINUTE_MS));
  expect((await ana.call("GET", "/api/auth/me")).status).toBe(200);
  expect((await subjects(ana)).sort()).toEqual([
    "Tu cuenta de Foja no se borra",
    "Tu cuenta de Foja se va a borrar",
  ]);
});

it("asks who has no password for their e-mail", async () => {
  const eva = await newTenant();
  const wrong = await eva.call("POST", ERASURE, { body: { email: "otra@ejemplo.com.ar" } });
  expect([wrong.status, wrong.body.details]).toMatchObject([422, [{ path: "email" }]]);
  const { status } = await eva.call("POST", ERASURE, { body: { email: ` ${eva.email} ` } });
  expect(status).toBe(201);
});

it("is asked for by an administrator in a person's name, who is notified, with one entry each", async () => {
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const ana = await newTenant({ withPassword: true });
  const path = `/api/admin/users/${ana.userId}`;
  expect((await ana.call("POST", `${path}/erasure`)).status).toBe(403);
  expect((await admin.call("POST", `${path}/erasure`)).status).toBe(201);
  expect((await admin.call("POST", `${path}/exports`)).status).toBe(201);
  const { exports } = (await admin.call("GET", `${path}/exports`)).body as never as {
    exports: object[];
  };
  expect(exports).toMatchObject([{ status: "waiting", byAdministration: true, url: null }]);
  expect(await subjects(ana)).toEqual(["Tu cuenta de Foja se va a borrar"]);
  expect((await admin.call("DELETE", `${path}/erasure`)).status).toBe(200);
  expect(await asked(ana)).toBeNull();
  const { entries } = await Audit.list({ limit: 1000 });
  const own = entries.filter(({ who, result }) => who === admin.userId && result === "done");
  expect(own.map(({ what }) => what).sort()).toEqual([
    "DELETE /api/admin/users/:userId/erasure",
    "GET /api/admin/users/:userId/exports",
    "POST /api/admin/users/:userId/erasure",
    "POST /api/admin/users/:userId/exports",
  ]);
  const self = await admin.call("POST", `/api/admin/users/${admin.userId}/erasure`);
  expect(self.status).toBe(409);
});

it("gives the address of a ZIP only to who showed the second factor of late", async () => {
  const [ana, eva] = [await newTenant(), await newTenant()];
  const id = await newExport(ana);
  const path = `/api/privacy/exports/${id}/link`;
  const listed = async () => (await ana.call("GET", "/api/privacy/exports")).body.exports;
  expect(await listed()).toMatchObject([{ _id: id, url: expect.stringContaining(id) }]);
  expect((await eva.call("POST", path)).status).toBe(404);
  const { added } = await withPasskey(ana);
  const moment = now() + 11 * MINUTE_MS;
  setClock(() => moment);
  expect(await listed()).toMatchObject([{ _id: id, status: "ready", url: null }]);
  const refused = await ana.call("POST", path);
  expect([refused.status, refused.body.error]).toEqual([403, "auth.second_factor_needed"]);
  const again = { code: (added.recoveryCodes as string[])[0] };
  await ana.call("POST", "/api/auth/second-factor/again", { body: again });
  const { status, body } = await ana.call("POST", path);
  expect([status, String(body.url).includes(id)]).toEqual([200, true]);
  expect(await listed()).toMatchObject([{ url: expect.stringContaining(id) }]);
});
