import { Audit } from "@foja/core/operations/audit";
import { operations } from "@foja/harness/contract";
import { ownTable } from "@foja/harness/own-table";
import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const routes = (await operations()).filter(({ operation }) => operation["x-principal"] === "admin");
// Acts and rates are of all practices: this file has a table of its own.
await ownTable();

const admin = await newTenant({ role: "ADMIN_ROLE" });

const TEMPLATE = { name: "Novedades", subject: "Hola", preheader: "", html: "<p>Hola</p>" };

const ACT = {
  ...{ jurisdiccion: "PJN", from: "2031-03-03", kind: "asueto", reason: "Asueto" },
  ...{ norma: "CSJN Acordada 1/2031", dictado: "2031-02-03" },
};

/** The bodies that routes need to be parsed. */
const BODIES: Record<string, object> = {
  "/api/admin/court-acts": ACT,
  "/api/admin/tasas/{key}/csv": { csv: "fecha;tna\n2020-01-01;10", dryRun: true },
  "/api/plan-configs": { planId: "premium" },
  "/api/subscriptions/user/{id}": { planId: null },
  "/api/admin/users/{userId}": { status: "active" },
  "/api/marketing/campaigns": { name: "Jornadas", templateId: "nadie" },
  "/api/marketing/campaigns/{id}": {},
  "/api/marketing/campaigns/{id}/schedule": { at: "2031-03-02T12:00:00.000Z" },
  "/api/marketing/contacts/{id}": {},
  "/api/marketing/contacts/import": { rows: [{}], dryRun: true },
  "/api/marketing/contacts/segments": {},
  "/api/marketing/templates": TEMPLATE,
  "/api/support-contacts/{id}": { status: "closed" },
  "/api/marketing/templates/preview": TEMPLATE,
  "/api/marketing/templates/{id}": TEMPLATE,
};

async function entriesOf(requestId: unknown) {
  const { entries } = await Audit.list({ limit: 1000 });
  return entries.filter((entry) => entry.requestId === requestId);
}

const READS_ITSELF = "/api/admin/audit";

describe("every call of an administrator", () => {
  it.each(
    routes
      .filter(({ path }) => path !== READS_ITSELF)
      .map((one) => [`${one.method} ${one.path}`, one] as const),
  )("%s leaves exactly one entry", async (_, { method, path }) => {
    const target = path.replace("{key}", "tasaActivaBNA").replace(/\{[^}]+\}/g, "nadie");
    const { status, headers } = await admin.call(method, target, {
      body: ["GET", "DELETE"].includes(method) ? undefined : BODIES[path],
    });
    // No Stripe is running here.
    expect([200, 201, 404, 503]).toContain(status);
    const entries = await entriesOf(headers.get("x-request-id"));
    expect(entries).toMatchObject([
      { who: admin.userId, result: status < 300 ? "done" : "refused" },
    ]);
    expect(entries[0]?.what.replace(/:(\w+)/g, "{$1}")).toBe(`${method} ${path}`);
  });

  it("leaves none where it was not understood, nor of who may not make it", async () => {
    const ana = await newTenant();
    const answers = [
      await admin.call("GET", "/api/admin/audit?month=hoy"),
      await ana.call("GET", "/api/admin/audit"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 403]);
    for (const { headers } of answers) {
      expect(await entriesOf(headers.get("x-request-id"))).toEqual([]);
    }
  });

  it("leaves one where the route is for everybody, and says to whom it was done", async () => {
    const ana = await newTenant();
    const { headers } = await admin.call("GET", `/api/users/${ana.userId}?includeLightData=true`);
    expect(await entriesOf(headers.get("x-request-id"))).toMatchObject([
      { what: "GET /api/users/:userId", target: { userId: ana.userId }, result: "done" },
    ]);
    const read = await admin.call("GET", "/api/causas/CIV/cau_1/movimientos");
    expect(await entriesOf(read.headers.get("x-request-id"))).toMatchObject([
      { what: "GET /api/causas/:fuero/:id/movimientos", result: "refused" },
    ]);
  });

  it("leaves one that says how it ended, though a key or an attempt was written first", async () => {
    const fails = await admin.call("POST", "/api/tasks/tas_nadie/attachments", {
      headers: { "idempotency-key": "una" },
      body: { name: "a.pdf", size: 1, type: "application/pdf" },
    });
    const wrong = await admin.call("PUT", "/api/auth/change-password", {
      body: { currentPassword: "No-es-esta-1", newPassword: "Otra-de-prueba-2" },
    });
    const ends = await Promise.all(
      [fails, wrong].map(async ({ status, headers }) => [
        status,
        (await entriesOf(headers.get("x-request-id"))).map(({ result }) => result),
      ]),
    );
    expect(ends).toEqual([
      [404, ["refused"]],
      [422, []],
    ]);
  });

  it("leaves none where they read the entries, or what every screen asks of its own session", async () => {
    const answers = [
      await admin.call("GET", READS_ITSELF),
      await admin.call("GET", "/api/auth/me"),
      await admin.call("GET", "/api/sessions"),
      await admin.call("PATCH", "/api/sessions/current", { body: {} }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(await entriesOf(headers.get("x-request-id"))).toEqual([]);
    }
  });

  it("is listed with what it was done to, the latest first", async () => {
    await admin.call("DELETE", "/api/causas/trabajo/cau_1");
    const { body } = await admin.call("GET", "/api/admin/audit?limit=1000");
    const entries = body.entries as { who: string; what: string; target: object }[];
    expect(entries.find(({ who }) => who === admin.userId)).toMatchObject({
      what: "DELETE /api/causas/:fuero/:id",
      target: { fuero: "trabajo", id: "cau_1" },
    });
  });
});
