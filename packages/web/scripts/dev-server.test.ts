// @vitest-environment node
import { createServer as createFoja, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { devServer } from "./dev-server";

let foja: Server;
let vite: ViteDevServer;
let port: number;

const portOf = (server: Pick<Server, "address">) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  foja = createFoja(({ url, headers: { host } }, response) => response.end(`${url} at ${host}`));
  await new Promise<void>((listening) => foja.listen(0, "127.0.0.1", listening));
  const server = { ...devServer(`http://127.0.0.1:${portOf(foja)}`), port: 0, host: "127.0.0.1" };
  const quiet = { logLevel: "silent", optimizeDeps: { noDiscovery: true } } as const;
  vite = await createServer({ configFile: false, appType: "custom", ...quiet, server });
  await vite.listen();
  port = portOf(vite.httpServer as Server);
});
afterAll(async () => {
  await vite.close();
  foja.close();
});

/** What is answered at a path, asked for under the name that people use. */
const asked = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const options = { port, host: "127.0.0.1", path, headers: { host: "localhost:3000" } };
    get(options, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString());
    }).once("error", reject);
  });

it.each([
  "/api/health",
  "/_local",
  "/_local/s3/files/one?x-id=GetObject",
  "/v1/thing",
  "/calendar/v3/calendars",
  "/mcp",
  "/ws",
])("reaches Foja with the host that it was asked at: %s", async (path) => {
  expect(await asked(path)).toBe(`${path} at localhost:3000`);
});

it("leaves the pages to Vite", async () => {
  for (const path of ["/", "/apiary", "/mcp-help", "/_localities"]) {
    expect(await asked(path)).not.toContain(" at ");
  }
});
