import { resetEnv } from "@foja/core/kernel/env";
import { someAddress } from "@foja/harness/api";
import { newTenant, PASSWORD } from "@foja/harness/tenant";
import { afterEach, expect, it } from "vitest";

afterEach(() => {
  delete process.env.EDGE_KEY;
  resetEnv();
});

/** The address the practice noted for a sign-in that came with these headers. */
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
  process.env.EDGE_KEY = "a-key-of-the-edge-alone";
  resetEnv();
  expect(await noted(socket, said)).toBe(socket);
  expect(await noted(socket, { ...said, "x-foja-edge-key": "a-key-of-the-edge-guess" })).toBe(
    socket,
  );
  expect(await noted(socket, { ...said, "x-foja-edge-key": "a-key-of-the-edge-alone" })).toBe(
    viewer,
  );
});
