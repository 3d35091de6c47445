import { askApi } from "@foja/harness/api";
import { newTenant, PASSWORD } from "@foja/harness/tenant";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const CANARY = "canario-7f3a";
let written: string[];

beforeEach(() => {
  written = [];
  vi.stubEnv("POWERTOOLS_LOG_LEVEL", "DEBUG");
  vi.resetModules();
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it("writes every request as a line of JSON, and nothing of what people write", async () => {
  const { createApp } = await import("./api/app");
  const app = createApp();
  const ana = await newTenant({ withPassword: true });
  const send = (method: string, path: string, body: object) =>
    askApi(app, path, {
      method,
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${ana.token}`,
        cookie: ana.cookie,
      },
    });
  await send("POST", "/api/folders", { folderName: `${CANARY} c/ otro`, description: CANARY });
  await send("POST", "/api/folders", { folderName: 7, [CANARY]: CANARY });
  await send("PUT", "/api/auth/update", { contact: CANARY, address: CANARY });
  await send("POST", "/api/auth/login", { email: ana.email, password: PASSWORD });
  await send("POST", "/api/auth/login", { email: `${CANARY}@ejemplo.com.ar`, password: CANARY });

  const output = written.join("");
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.map(({ route, status }) => [route, status])).toEqual(
    expect.arrayContaining([
      ["/api/folders", 201],
      ["/api/folders", 422],
      ["/api/auth/update", 200],
      ["/api/auth/login", 401],
    ]),
  );
  expect(entries.every(({ requestId }) => typeof requestId === "string")).toBe(true);
  const proof = ana.cookie.split(".").at(-1) ?? "";
  for (const hidden of [CANARY, PASSWORD, ana.email, ana.token, proof]) {
    expect(output.includes(hidden), hidden).toBe(false);
  }
});

it("writes that a feed was read, and nothing of the secret that opens it", async () => {
  const { createApp } = await import("./api/app");
  const app = createApp();
  const ana = await newTenant();
  const headers = { authorization: `Bearer ${ana.token}` };
  const opened = await askApi(app, "/api/calendar/feed", { method: "POST", headers });
  const { feed } = (await opened.json()) as { feed: { url: string } };
  const { pathname } = new URL(feed.url);
  const secret = pathname.slice("/api/calendar/feed/".length, -".ics".length);
  written = [];
  await askApi(app, pathname);
  await askApi(app, pathname.replace(secret, `${secret.slice(1)}x`));
  const lines = written.join("");
  expect(lines).toContain("/api/calendar/feed/:token.ics");
  expect(lines).not.toContain(secret.slice(1));
});
