import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asSystem, inPractice } from "@foja/core/kernel/actor";
import { now } from "@foja/core/kernel/clock";
import { commit, ownerPartition, put } from "@foja/core/kernel/dynamo";
import { PROFILE } from "@foja/harness/arca";
import { afterAll, expect, it, vi } from "vitest";
import type { RuntimeOptions } from "./options";
import { createRuntime, type Runtime } from "./runtime";

const dataDir = mkdtempSync(join(tmpdir(), "foja-arca-"));
let running: Runtime | undefined;
afterAll(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (options: RuntimeOptions) => {
  running = await createRuntime({ ...options, dataDir });
  return running;
};

/** A call of the demo practice. */
async function signedIn({ url }: Runtime) {
  const call = async (method: string, path: string, body: unknown, token?: string) => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, Record<string, unknown>>;
  };
  const who = { email: "demo@foja.ar", password: "Demo1234!" };
  const { token, user } = await call("POST", "/api/auth/login", who);
  return {
    userId: String(user?._id),
    call: (method: string, path: string, body?: unknown) =>
      call(method, path, body, token as unknown as string),
  };
}

/** A lane of invoices C that a process took just before it was killed. */
const heldLane = (userId: string) => ({
  ...{ pk: ownerPartition(userId), sk: "TAXLANE#1#11", type: "taxLane", version: 1 },
  ...{ by: "killed", until: now() + 150_000 },
});

it("asks ARCA at the start about what a killed process held, without waiting for its lease", async () => {
  // Its queue's seconds never end, as in a process that is killed before it reads a message.
  const killed = await start({ seed: true, sockets: { delay: () => 10 ** 8 } });
  const { call, userId } = await signedIn(killed);
  await call("PUT", "/api/invoice-settings", PROFILE);
  const path = "/api/invoice-settings/certificate";
  const { certificate } = await call("POST", `${path}/request`, { alias: "foja" });
  const signed = await call("POST", "/_local/arca/certificates", { request: certificate?.request });
  await call("POST", path, signed);
  const day = new Date(now()).toISOString().slice(0, 10);
  const list = {
    ...{ pointOfSale: 1, currency: "ARS", date: day, dueDate: day },
    client: { name: "Sosa, Marta", ivaCondition: "consumidorFinal" },
    lines: [{ description: "Honorarios", quantity: 1, unitPrice: 150_000, vat: 21 }],
  };
  const { invoice } = await call("POST", "/api/invoice/insert", { list });
  const id = String(invoice?._id);
  const issued = await call("POST", `/api/invoice/${id}/issue`);
  expect(issued.invoice?.authorisation).toMatchObject({ state: "waiting" });
  await killed.settle();
  await asSystem("test", () => inPractice(userId, () => commit(put(heldLane(userId)))));
  await killed.stop();

  const next = await start({});
  const again = await signedIn(next);
  await vi.waitFor(
    async () => {
      const { invoice: read } = await again.call("POST", "/api/invoice/single", { id });
      expect(read?.authorisation).toMatchObject({ state: "authorised" });
    },
    { timeout: 10_000, interval: 100 },
  );
});
