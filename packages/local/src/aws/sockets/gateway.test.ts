import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openSocket } from "@foja/harness/socket";
import { afterEach, describe, expect, it } from "vitest";
import { connectionsApi } from "./connections";
import type { toEvent } from "./event";
import { SocketGateway, type SocketLimits } from "./gateway";

type Event = ReturnType<typeof toEvent> & { body?: string; headers?: Record<string, string> };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A gateway in front of a function of the test, and the events of that function. */
async function open(
  handle: (event: Event) => unknown = () => ({ statusCode: 200 }),
  limits?: SocketLimits,
) {
  const events: Event[] = [];
  const handler = (event: never) => {
    events.push(event);
    return handle(event);
  };
  const limit = { name: "sockets", timeoutSeconds: 5 };
  const gateway = new SocketGateway({ handler, function: limit, limits });
  const server = createServer();
  server.on("upgrade", (...given) => void gateway.upgrade(...given));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closers.push(
    () => new Promise((closed) => server.close(closed)),
    () => gateway.stop(),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = connectionsApi(gateway);
  const at = (id: string) => `/@connections/${encodeURIComponent(id)}`;
  const idOf = (n = 0) => events[n]?.requestContext.connectionId ?? "";
  const routes = () => events.map(({ requestContext }) => requestContext.routeKey);
  return {
    events,
    gateway,
    url,
    idOf,
    routes,
    ask: (id: string, init?: RequestInit) => api.request(at(id), init),
  };
}

const post = (body: string) => ({ method: "POST", body });

describe("a socket", () => {
  it("causes API Gateway's events: CONNECT with headers, MESSAGE for each text, DISCONNECT", async () => {
    const { url, events, routes, idOf, gateway } = await open();
    const socket = await openSocket(url, "https://foja.ar");
    socket.sendText("hola");
    socket.close();
    expect(await socket.closed).toBe(1005);
    await expect.poll(routes).toEqual(["$connect", "$default", "$disconnect"]);
    expect(events[0]?.headers).toMatchObject({ origin: "https://foja.ar" });
    expect(events[0]?.requestContext).toMatchObject({ eventType: "CONNECT", stage: "ws" });
    expect(events[1]).toMatchObject({ body: "hola", isBase64Encoded: false });
    expect(events[1]?.headers).toBeUndefined();
    expect(new Set(events.map((_, n) => idOf(n))).size).toBe(1);
    expect(gateway.count).toBe(0);
  });

  it.each([
    [403, () => ({ statusCode: 403 })],
    [
      500,
      () => {
        throw new Error("no");
      },
    ],
  ])("is not opened when the function says %i", async (status, handle) => {
    const { url, routes } = await open(handle);
    await expect(openSocket(url)).rejects.toThrow(String(status));
    expect(routes()).toEqual(["$connect"]);
  });

  it("cannot be posted to before the function has accepted it", async () => {
    const early: number[] = [];
    const asked = await open(async ({ requestContext }) => {
      const { connectionId } = requestContext;
      early.push((await asked.ask(connectionId, post("ya"))).status);
      return { statusCode: 200 };
    });
    const socket = await openSocket(asked.url);
    expect(early).toEqual([410]);
    expect((await asked.ask(asked.idOf(), post('{"type":"x"}'))).status).toBe(200);
    expect((await socket.next("x")).type).toBe("x");
  });

  it("can be looked at, posted to, and closed through its API; once closed it is gone", async () => {
    const { url, ask, idOf, routes } = await open();
    const socket = await openSocket(url);
    const seen = await (await ask(idOf())).json();
    expect(Date.parse(seen.ConnectedAt)).toBeLessThanOrEqual(Date.parse(seen.LastActiveAt));
    expect((await ask(idOf(), post("x".repeat(128 * 1024 + 1)))).status).toBe(413);
    expect((await ask(idOf(), { method: "DELETE" })).status).toBe(204);
    expect(await socket.closed).toBe(1001);
    await expect.poll(routes).toContain("$disconnect");
    for (const init of [post("x"), { method: "DELETE" }, undefined]) {
      const answer = await ask(idOf(), init);
      expect(answer.status).toBe(410);
      expect(answer.headers.get("x-amzn-errortype")).toBe("GoneException");
    }
  });

  it.each([
    ["32 kB or less", "x".repeat(32 * 1024 + 1), 1009],
    ["no text", Buffer.from([1, 2]), 1003],
  ])("closes on a frame that is not %s", async (_, text, code) => {
    const { url, routes } = await open();
    const socket = await openSocket(url);
    socket.sendText(text);
    expect(await socket.closed).toBe(code);
    await expect.poll(routes).toEqual(["$connect", "$disconnect"]);
  });

  it.each([
    ["is silent for long", { idleMs: 30 }],
    ["has lived its time", { lifeMs: 30 }],
  ])("closes when it %s", async (_, limits) => {
    const { url } = await open(undefined, limits);
    const socket = await openSocket(url);
    expect(await socket.closed).toBe(1001);
  });

  it("gets an error when the function fails, and stays open", async () => {
    const { url, gateway } = await open(({ requestContext }) => {
      if (requestContext.routeKey === "$default") throw new Error("asked for by a test");
      return { statusCode: 200 };
    });
    const socket = await openSocket(url);
    socket.sendText("hola");
    await expect.poll(() => socket.heard).toMatchObject([{ message: "Internal server error" }]);
    expect(gateway.count).toBe(1);
  });
});
