import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { listen } from "@foja/local/host/server";
import { createBcra } from "@foja/local/vendors/bcra/bcra";
import type { Fault } from "@foja/local/vendors/bcra/faults";
import { getRequestListener } from "@hono/node-server";

/**
 * Starts a stand-in of the BCRA for the test. It has what is published to it, and with `official`
 * the whole of CER.
 */
export async function startBcra({ official = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bcra-"));
  const { app, settings } = createBcra(dataDir, official ? undefined : {});
  const asked: string[] = [];
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = await listen(0, (request, response) => {
    asked.push(request.url ?? "");
    void answer(request, response);
  });
  process.env.RATES_ENDPOINT = `http://127.0.0.1:${server.port}/estadisticas/v4.0`;
  resetEnv();
  const set = (path: string, body: object) =>
    settings.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    asked,
    publish: (id: number, days: Record<string, number>) => {
      const values = Object.entries(days).map(([fecha, valor]) => ({ fecha, valor }));
      return set(`/${id}`, { values });
    },
    fail: (id: number | "all", fault: Fault) => set(`/${id}/faults`, fault),
    mend: () => settings.request("/faults", { method: "DELETE" }),
    stop: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
