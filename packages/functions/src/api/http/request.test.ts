import { resetEnv } from "@foja/core/kernel/env";
import { resetEdgeKey } from "@foja/core/kernel/ports/edge-key";
import { someAddress } from "@foja/harness/api";
import { type Parameters, startParameters } from "@foja/harness/parameters";
import { newTenant, PASSWORD } from "@foja/harness/tenant";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

let store: Parameters;
beforeAll(async () => {
  store = await startParameters();
});
afterEach(() => {
  delete process.env.EDGE_KEY_SECRET;
  delete process.env.SSM_ENDPOINT;
  resetEnv();
  resetEdgeKey();
});
afterAll(() => store.stop());

/** The address stored for a sign-in that came with these headers. */
async function noted(address: string, headers: Record<string, string>) {
  const ana = await newTenant({ withPassword: true });
  const body = { email: ana.email, password: PASSWORD };
  await ana.call("POST", "/api/auth/login", { body, address, headers });
  const { body: listed } = await ana.call("GET", "/api/sessions");
  return (listed.sessions as { address: string; current: boolean }[]).find((one) => !one.current)
    ?.address;
}

const KEY = "a-key-of-the-edge-alone";

function openEdge(key: string | undefined): void {
  const path = "/aws/reference/secretsmanager/EdgeKey:AWSCURRENT";
  if (key === undefined) delete store.held[path];
  else store.held[path] = key;
  process.env.SSM_ENDPOINT = store.endpoint;
  process.env.EDGE_KEY_SECRET = "EdgeKey";
  resetEnv();
}

it("believes the platform, and the edge with its key", async () => {
  const [socket, viewer] = [someAddress(), someAddress()];
  const said = { "x-foja-viewer-address": viewer, "x-forwarded-for": viewer };
  expect(await noted(socket, said)).toBe(socket);
  const ana = await newTenant({ withPassword: true });
  openEdge(KEY);
  const headers = { ...said, "x-foja-edge-key": KEY };
  const body = { email: ana.email, password: PASSWORD };
  await ana.call("POST", "/api/auth/login", { body, address: socket, headers });
  const { status, body: listed } = await ana.call("GET", "/api/sessions", { headers });
  expect([status, listed.error]).toEqual([200, undefined]);
  const addresses = (listed.sessions as { address: string }[]).map(({ address }) => address);
  expect(addresses).toContain(viewer);
  expect(addresses).not.toContain(socket);
});

it.each([
  ["no key", {}],
  ["a guess", { "x-foja-edge-key": "a-key-of-the-edge-guess" }],
])("refuses what came around the edge, with %s, and does nothing of it", async (_, headers) => {
  const ana = await newTenant({ withPassword: true });
  openEdge(KEY);
  const asked = { email: ana.email, password: PASSWORD };
  for (const [method, path, body] of [
    ["POST", "/api/auth/login", asked],
    ["POST", "/api/folders", "{not json"],
    ["GET", "/api/health", undefined],
    ["GET", "/api/nothing", undefined],
  ] as const) {
    const answer = await ana.call(method, path, { body, headers });
    expect([answer.status, answer.body]).toEqual([
      403,
      {
        ...{ success: false, error: "request.around_edge", requestId: expect.any(String) },
        message: "Esta dirección no atiende pedidos. Usá http://localhost:3000.",
      },
    ]);
  }
  const { body } = await ana.call("GET", "/api/sessions", { headers: { "x-foja-edge-key": KEY } });
  expect(body.sessions).toHaveLength(1);
});

it("says that it cannot answer now while the key cannot be read", async () => {
  const ana = await newTenant();
  openEdge(undefined);
  const answer = await ana.call("GET", "/api/sessions", { headers: { "x-foja-edge-key": KEY } });
  expect([answer.status, answer.body.error]).toEqual([503, "service.unavailable"]);
});
