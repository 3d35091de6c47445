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

it("believes the platform, and the edge only with its key", async () => {
  const [socket, viewer] = [someAddress(), someAddress()];
  const said = { "x-foja-viewer-address": viewer, "x-forwarded-for": viewer };
  expect(await noted(socket, said)).toBe(socket);
  store.held["/aws/reference/secretsmanager/EdgeKey:AWSCURRENT"] = "a-key-of-the-edge-alone";
  process.env.SSM_ENDPOINT = store.endpoint;
  process.env.EDGE_KEY_SECRET = "EdgeKey";
  resetEnv();
  expect(await noted(socket, said)).toBe(socket);
  expect(await noted(socket, { ...said, "x-foja-edge-key": "a-key-of-the-edge-guess" })).toBe(
    socket,
  );
  expect(await noted(socket, { ...said, "x-foja-edge-key": "a-key-of-the-edge-alone" })).toBe(
    viewer,
  );
});
