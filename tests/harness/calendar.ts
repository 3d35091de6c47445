import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { createKms } from "@foja/local/aws/kms/kms";
import { listen } from "@foja/local/host/server";
import { createGoogle } from "@foja/local/vendors/google/google";
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } from "@foja/local/vendors/google/token";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { call } from "./api";
import type { Tenant } from "./tenant";

/** Starts a stand-in of Google with a calendar for everybody, and a KMS; its hooks call the API. */
export async function startCalendar() {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-google-"));
  const google = await createGoogle(dataDir, ["http://localhost:3000"]);
  const app = new Hono({ strict: false })
    .route("/calendar/v3", google.calendar)
    .route("/google", google.app)
    .route("/kms", createKms(join(dataDir, "kms-key")));
  const asked: string[] = [];
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = await listen(0, (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    void answer(request, response);
  });
  const base = `http://127.0.0.1:${server.port}`;
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_JWKS_URL: `${base}/google/certs`,
    GOOGLE_OAUTH_URL: `${base}/google/oauth2`,
    GOOGLE_CALENDAR_URL: base,
    KMS_ENDPOINT: `${base}/kms`,
  });
  resetEnv();
  resetSecrets();
  const post = (path: string, body: object) =>
    google.app.request(path, { method: "POST", body: JSON.stringify(body) });
  return {
    ...google,
    asked,
    fail: (kind: string, times = 1) => post("/faults", { kind, times }),
    mend: () => google.app.request("/faults", { method: "DELETE" }),
    /** A code like the one of Google's consent page. */
    grant: async (email: string, state: string, scopes?: string[]) =>
      ((await (await post("/grant", { email, state, scopes })).json()) as { code: string }).code,
    /** Links a practice with an account, by the calls of a browser. */
    link: async (tenant: Tenant, email = tenant.email, more: object = {}) => {
      const { body } = await tenant.call("POST", "/api/google-calendar/link");
      const state = new URL(String(body.url)).searchParams.get("state") ?? "";
      const code = ((await (await post("/grant", { email, state })).json()) as { code: string })
        .code;
      const path = "/api/google-calendar/link/complete";
      return tenant.call("POST", path, { body: { code, state, ...more } });
    },
    /** Posts to a channel's hook like Google. */
    hook: (headers: Record<string, string>) =>
      call("POST", "/api/webhooks/google-calendar", { headers }),
    stop: async () => {
      await google.hooks.settle();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
