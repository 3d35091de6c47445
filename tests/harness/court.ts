import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import type { PortalId } from "@foja/core/kernel/ports/court";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { listen } from "@foja/local/host/server";
import { createCourt } from "@foja/local/vendors/court/court";
import type { Entry } from "@foja/local/vendors/court/docket";
import type { Fault } from "@foja/local/vendors/court/faults";
import { COURT_MEV_KEY, COURT_PJN_KEY } from "@foja/local/vendors/court/keys";
import { getRequestListener } from "@hono/node-server";

/** Starts stand-ins of the courts for the test, and points the settings at them. */
export async function startCourt() {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-court-"));
  const court = createCourt(dataDir);
  const asked: string[] = [];
  const answer = getRequestListener(court.fetch, { overrideGlobalObjects: false });
  const server = await listen(0, (request, response) => {
    asked.push(request.url ?? "");
    void answer(request, response);
  });
  const base = `http://127.0.0.1:${server.port}`;
  Object.assign(process.env, {
    COURT_PJN_URL: `${base}/pjn`,
    COURT_MEV_URL: `${base}/mev`,
    COURT_PJN_KEY,
    COURT_MEV_KEY,
  });
  resetEnv();
  resetSecrets();
  const set = (path: string, body: object) =>
    court.request(path, { method: "POST", body: JSON.stringify(body) });
  const caseOf = (portal: PortalId, number: string) =>
    `/${portal}/cases/${encodeURIComponent(number)}`;
  return {
    asked,
    base,
    publish: (portal: PortalId, number: string, entry: Omit<Entry, "link"> & { link?: string }) =>
      set(`${caseOf(portal, number)}/movements`, entry),
    reserve: (portal: PortalId, number: string, reserved = true) =>
      set(`${caseOf(portal, number)}/reserve`, { reserved }),
    fail: (portal: PortalId | "all", fault: Fault) => set(`/${portal}/faults`, fault),
    mend: () => court.request("/faults", { method: "DELETE" }),
    stop: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
