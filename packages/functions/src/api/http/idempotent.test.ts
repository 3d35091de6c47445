import { randomBytes } from "node:crypto";
import { Idempotency } from "@foja/core/kernel/idempotency";
import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const headers = { "idempotency-key": "una" };

describe("a large answer under an Idempotency-Key", () => {
  it("of ninety events of five thousand characters is given again as it was", async () => {
    const ana = await newTenant();
    const events = Array.from({ length: 90 }, (_, n) => ({
      title: `Audiencia ${n}`,
      description: "x".repeat(5000),
      start: "2026-03-02",
    }));
    const ask = () => ana.call("POST", "/api/events/batch", { headers, body: { events } });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.body.events).toHaveLength(90);
  });

  it("too large even compressed says that it was done, and to what", async () => {
    const ana = await newTenant();
    const events = Array.from({ length: 90 }, () => ({
      title: "Audiencia",
      description: randomBytes(3750).toString("base64"),
      start: "2026-03-02",
    }));
    const ask = () => ana.call("POST", "/api/events/batch", { headers, body: { events } });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status]).toEqual([201, 201]);
    const made = (first.body.events as { _id: string }[]).map(({ _id }) => _id);
    expect(again.body).toMatchObject({ success: true, ids: made });
    const { body } = await ana.call("GET", `/api/events/user/${ana.userId}?fields=title`);
    expect(body.events).toHaveLength(90);
  });

  it("of an import of one good row and 499 wrong ones is given again", async () => {
    const ana = await newTenant();
    const long = "x".repeat(130);
    const wrong = {
      ...{ name: long, lastName: long, company: long, address: long, city: long, state: long },
      ...{ zipCode: long, document: long, cuit: long, email: long, phone: long, cbu: long },
    };
    const rows = [{ name: "Ana" }, ...Array.from({ length: 499 }, () => wrong)];
    const ask = () => ana.call("POST", "/api/contacts/import", { headers, body: { rows } });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status]).toEqual([first.status, first.status]);
    expect(first.status).toBeLessThan(300);
    expect(again.body).toEqual(first.body);
  });

  it.each([10_000, 300_000, 301_000, 1_000_000, 6_000_000])(
    "of %i octets is closed and given again with its status, be it compressible or not",
    async (octets) => {
      const ana = await newTenant();
      const random = randomBytes(octets).toString("base64").slice(0, octets);
      for (const body of ["x".repeat(octets), random]) {
        await ana.as(async () => {
          const begin = () => Idempotency.begin("POST /api/prueba", body.slice(0, 20), "{}");
          const taken = await begin();
          if ("kept" in taken) throw new Error("taken before");
          await Idempotency.finish(taken.claim, { status: 201, body, headers: {} });
          expect(await begin()).toMatchObject({ kept: { status: 201 } });
        });
      }
    },
  );
});
