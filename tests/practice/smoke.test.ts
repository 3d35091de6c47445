import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRuntime, type Runtime } from "@foja/local/host/runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smoke } from "../../stacks/smoke";

const ALL = ["the API answers", "the page of signing in", "the sockets open"];

const faultsOf = async (url: string, origin?: string) =>
  Object.fromEntries((await smoke(url, origin)).map(({ what, fault }) => [what, fault]));

/** A server that is not Foja: it answers everything with a status and a text. */
async function stranger(status: number, text: string) {
  const server = createServer((_, response) => response.writeHead(status).end(text));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

describe("the look at a deployed stage", () => {
  let foja: Runtime;
  beforeAll(async () => {
    foja = await createRuntime({});
  });
  afterAll(() => foja.stop());

  it("finds the API and the sockets of a running Foja", async () => {
    const faults = await faultsOf(foja.url);
    expect(Object.keys(faults)).toEqual(ALL);
    expect([faults["the API answers"], faults["the sockets open"]]).toEqual([null, null]);
  });

  it("says that an address of the API is open which should refuse", async () => {
    const faults = await faultsOf(foja.url, foja.url);
    expect(faults["the API's own address refuses"]).toBe("it answers 200");
  });
});

describe.each([
  [500, "roto", { api: "500 roto", page: "500", ws: "500 instead of an open socket" }],
  [200, "hola", { api: "200 hola", page: "it is no page", ws: "200 instead of an open socket" }],
  [
    200,
    '<html>"success":true</html>',
    { api: null, page: "it has no content policy", ws: "200 instead of an open socket" },
  ],
])("a stage that answers %i %s", (status, text, { api, page, ws }) => {
  it("fails, and it is said where", async () => {
    const { url, stop } = await stranger(status, text);
    expect(await faultsOf(url)).toEqual(
      Object.fromEntries(ALL.map((what, i) => [what, [api, page, ws][i]])),
    );
    await stop();
  });
});

it("does not hang at an address where nothing is", async () => {
  const { url, stop } = await stranger(403, "");
  await stop();
  for (const fault of Object.values(await faultsOf(url))) expect(fault).toMatch(/Error/);
});

it("takes a refusal of the API's own address for what it should be", async () => {
  const { url, stop } = await stranger(403, "no");
  expect((await faultsOf(url, url))["the API's own address refuses"]).toBeNull();
  await stop();
});
