import { connect } from "node:net";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Handler } from "../aws/lambda";
import { createListener, type Doors } from "./http";
import { type Listening, listen } from "./server";

const MB = 1024 * 1024;
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const echo: Handler = (event: APIGatewayProxyEventV2) => ({
  statusCode: 200,
  headers: { "content-type": "application/json" },
  cookies: ["a=1; HttpOnly", "b=2"],
  body: JSON.stringify({ event }),
});

type Seen = { event: APIGatewayProxyEventV2 };

async function serve(
  api: Handler,
  more: Partial<Doors> = {},
): Promise<Listening & { url: string }> {
  const tools = new Hono().basePath("/_local");
  tools.all("/ping", (c) => c.text("pong"));
  const origins: string[] = [];
  const server = await listen(
    0,
    createListener({
      api,
      tools,
      calendar: new Hono(),
      stripe: new Hono(),
      site: undefined,
      origins,
      onCall: () => {},
      ...more,
    }),
  );
  undo.push(server.close);
  origins.push(`http://localhost:${server.port}`, `http://127.0.0.1:${server.port}`);
  return { ...server, url: `http://127.0.0.1:${server.port}` };
}

describe("/api", () => {
  it("reaches the function as an event and comes back as HTTP", async () => {
    const { url } = await serve(echo);
    const response = await fetch(`${url}/api/folders?a=1`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "foja_refresh=x; b=2" },
      body: '{"ñ":1}',
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2"]);
    const { event } = (await response.json()) as Seen;
    expect(event).toMatchObject({
      rawPath: "/api/folders",
      cookies: ["foja_refresh=x", "b=2"],
      body: '{"ñ":1}',
      requestContext: { http: { method: "POST", sourceIp: "127.0.0.1" } },
    });
  });

  it("passes on the caller's real address, not the one in a header", async () => {
    const { url } = await serve(echo);
    const headers = { "x-foja-viewer-address": "203.0.113.1", "x-forwarded-for": "203.0.113.1" };
    const { event } = (await (await fetch(`${url}/api/x`, { headers })).json()) as Seen;
    expect(event.headers["x-foja-viewer-address"]).toBe("127.0.0.1");
    expect(event.requestContext.http.sourceIp).toBe("127.0.0.1");
  });

  it("carries bytes both ways", async () => {
    const bytes = Buffer.from([0, 255, 128, 10]);
    const { url } = await serve((event: APIGatewayProxyEventV2) => ({
      statusCode: 200,
      headers: { "content-type": "application/octet-stream" },
      body: event.body,
      isBase64Encoded: event.isBase64Encoded,
    }));
    const headers = { "content-type": "application/octet-stream" };
    const response = await fetch(`${url}/api/x`, { method: "POST", headers, body: bytes });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it("sends no body to HEAD and with 204", async () => {
    const { url } = await serve(() => ({ statusCode: 200, body: "hola" }));
    const head = await fetch(`${url}/api/x`, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe("4");
    expect(await head.text()).toBe("");
    const empty = await serve(() => ({ statusCode: 204 }));
    expect((await fetch(`${empty.url}/api/x`)).status).toBe(204);
  });

  it("refuses a body over 10 MB, and one that Lambda would not take, without calling", async () => {
    const api = vi.fn();
    const { url } = await serve(api);
    const post = (size: number) =>
      fetch(`${url}/api/x`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "x".repeat(size),
      });
    expect((await post(10 * MB + 1)).status).toBe(413);
    expect((await post(7 * MB)).status).toBe(413);
    expect(api).not.toHaveBeenCalled();
  });

  it("answers 500 for an answer over 6 MB", async () => {
    const { url } = await serve(() => ({ statusCode: 200, body: "x".repeat(6 * MB) }));
    const response = await fetch(`${url}/api/x`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: "Internal Server Error" });
  });

  it("refuses more than 10 kB of headers", async () => {
    const { url } = await serve(echo);
    const headers = { "x-long": "x".repeat(10_240) };
    expect((await fetch(`${url}/api/x`, { headers })).status).toBe(431);
  });

  it("does not reveal why a function failed", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    undo.push(() => warn.mockRestore());
    const { url } = await serve(() => {
      throw new Error("secreto");
    });
    const response = await fetch(`${url}/api/x`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secreto");
    expect(warn).toHaveBeenCalled();
  });

  it("reports each call, since it may have written something", async () => {
    let done: () => void = () => {};
    const called = new Promise<void>((resolve) => {
      done = resolve;
    });
    const { url } = await serve(echo, { onCall: () => done() });
    await fetch(`${url}/api/x`);
    await called;
  });

  it("survives a caller that goes away in the middle of its body", async () => {
    const { url, port } = await serve(echo);
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc", () => {
          socket.destroy();
        });
      });
      socket.once("close", () => resolve());
    });
    expect((await fetch(`${url}/api/x`)).status).toBe(200);
  });
});

describe("/_local", () => {
  it("answers under the names of this machine", async () => {
    const { port } = await serve(echo);
    expect(await (await fetch(`http://127.0.0.1:${port}/_local/ping`)).text()).toBe("pong");
    expect(await (await fetch(`http://localhost:${port}/_local/ping`)).text()).toBe("pong");
  });

  it("refuses pages of other sites, and other host names that resolve to this machine", async () => {
    const { url, port } = await serve(echo);
    const foreign = { method: "POST", headers: { origin: "https://malo.example" } };
    expect((await fetch(`${url}/_local/ping`, foreign)).status).toBe(403);
    const own = { method: "POST", headers: { origin: `http://localhost:${port}` } };
    expect((await fetch(`${url}/_local/ping`, own)).status).toBe(200);
    expect(await rawStatus(port, "malo.example")).toBe(403);
  });

  it("does not take other paths for its own", async () => {
    const { url } = await serve(echo);
    expect((await fetch(`${url}/_localx`)).status).toBe(404);
    expect((await fetch(`${url}/apix`)).status).toBe(404);
  });
});

/** The status for a request with another Host header, which fetch does not allow. */
function rawStatus(port: number, host: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET /_local/ping HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.once("data", (data) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1])));
  });
}

describe("listen", () => {
  it("throws one sentence for a busy port", async () => {
    const { port } = await serve(echo);
    await expect(listen(port, () => {})).rejects.toThrow(
      `Port ${port} is in use: choose another with PORT.`,
    );
  });
});
