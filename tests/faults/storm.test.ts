import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from "vitest";
import { call } from "../harness/api";
import { newTenant } from "../harness/tenant";
import { FAULTS } from "./proxy";
import { openStage, type Stage } from "./stage";

let stage: Stage;
let calmRandom: MockInstance | undefined;

beforeAll(async () => {
  stage = await openStage();
  // The client library draws its pauses between retries: 0 here, as nobody else uses the table.
  calmRandom = vi.spyOn(Math, "random").mockReturnValue(0);
});

afterAll(async () => {
  calmRandom?.mockRestore();
  await stage.stop();
});

describe("a client that tries again under its Idempotency-Key", () => {
  it.each(["drop-after", "error", "drop-before", "throttle"] as const)(
    "opens one case, though every answer was lost to %s before",
    async (fault) => {
      await stage.freshTable();
      const tenant = await newTenant();
      const create = () =>
        tenant.call("POST", "/api/folders", {
          body: { folderName: "Una sola vez" },
          headers: { "idempotency-key": "la-misma" },
        });
      for (const operation of ["PutItem", "TransactWriteItems"]) {
        stage.proxy.inject({ fault, operation });
        expect((await create()).status).toBeGreaterThanOrEqual(400);
      }
      stage.proxy.inject();
      const last = await create();
      expect([201, 409]).toContain(last.status);
      const { counted, there } = await stage.usage();
      expect(counted).toBe(there);
      expect(there).toBeLessThanOrEqual(1);
      if (last.status === 201) expect(there).toBe(1);
    },
  );
});

describe("in a storm", () => {
  it("keeps every acknowledged case, and counts exactly those that are there", async () => {
    await stage.freshTable();
    const tenant = await newTenant({ plan: "standard" });
    const storm = FAULTS.map((fault) => ({ fault, probability: 0.06, delayMs: 5 }));
    stage.proxy.inject(...storm);
    const acknowledged: string[] = [];
    const create = async (index: number) => {
      const answer = await tenant.call("POST", "/api/folders", {
        body: { folderName: `Causa ${index}` },
        headers: { "idempotency-key": `causa-${index}` },
      });
      if (answer.status === 201) acknowledged.push(`Causa ${index}`);
    };
    const worker = async (from: number) => {
      for (let index = from; index < 60; index += 4) await create(index);
    };
    await Promise.all([0, 1, 2, 3].map(worker));
    stage.proxy.inject();
    const { counted, there } = await stage.usage();
    expect(counted).toBe(there);
    expect(there).toBeLessThanOrEqual(50);
    const { body } = await call("GET", `/api/folders/user/${tenant.userId}?fields=folderName`, {
      headers: { authorization: `Bearer ${tenant.token}` },
    });
    const { folders = [] } = body as { folders?: { folderName: string }[] };
    const names = folders.map(({ folderName }) => folderName);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThan(30);
  });
});
