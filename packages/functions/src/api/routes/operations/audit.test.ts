import { Audit } from "@foja/core/operations/audit";
import { operations } from "@foja/harness/contract";
import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const routes = (await operations()).filter(({ operation }) => operation["x-principal"] === "admin");
const admin = await newTenant({ role: "ADMIN_ROLE" });

/** What a route asks for to be understood. */
const BODIES: Record<string, object> = {
  "/api/admin/tasas/{key}/csv": { csv: "fecha;tna\n2020-01-01;10", dryRun: true },
};

async function entriesOf(requestId: unknown) {
  const { entries } = await Audit.list({ limit: 1000 });
  return entries.filter((entry) => entry.requestId === requestId);
}

describe("every call of an administrator", () => {
  it.each(routes.map((one) => [`${one.method} ${one.path}`, one] as const))(
    "%s leaves exactly one entry",
    async (_, { method, path }) => {
      const target = path.replace("{key}", "tasaActivaBNA").replace(/\{[^}]+\}/g, "nadie");
      const { status, headers } = await admin.call(method, target, { body: BODIES[path] });
      expect([200, 404]).toContain(status);
      const entries = await entriesOf(headers.get("x-request-id"));
      expect(entries).toMatchObject([
        { who: admin.userId, result: status === 200 ? "done" : "refused" },
      ]);
      expect(entries[0]?.what.replace(/:(\w+)/g, "{$1}")).toBe(`${method} ${path}`);
    },
  );

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
