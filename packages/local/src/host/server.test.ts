import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { StartError } from "../support/start-error";
import { type Listening, listen, send } from "./server";

const open: Listening[] = [];

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function serve(...given: Parameters<typeof listen>): Promise<Listening> {
  const server = await listen(...given);
  open.push(server);
  return server;
}

const hello = { status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from("hola") };

describe("listen", () => {
  it("takes a free port when asked for none in particular", async () => {
    const [one, other] = [await serve(0, () => {}), await serve(0, () => {})];
    expect(one.port).toBeGreaterThan(0);
    expect(one.port).not.toBe(other.port);
  });

  it("answers under localhost and 127.0.0.1", async () => {
    const { port } = await serve(0, (request, response) => send(request, response, hello));
    for (const host of ["localhost", "127.0.0.1"]) {
      expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("hola");
    }
  });

  it("throws a StartError for a busy port", async () => {
    const { port } = await serve(0, () => {});
    await expect(listen(port, () => {})).rejects.toBeInstanceOf(StartError);
  });

  it("gives the port back when it closes", async () => {
    const { port, close } = await listen(0, () => {});
    await close();
    expect((await serve(port, () => {})).port).toBe(port);
  });

  it("lets a call under way end before it closes", async () => {
    let finish: () => void = () => {};
    let arrived: () => void = () => {};
    const underWay = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const { port, close } = await listen(0, (request, response) => {
      finish = () => send(request, response, hello);
      arrived();
    });
    const answer = fetch(`http://127.0.0.1:${port}/`);
    await underWay;
    const closed = close();
    finish();
    expect(await (await answer).text()).toBe("hola");
    await closed;
  });

  it("does not wait for a connection that only waits", async () => {
    const { port, close } = await listen(0, (request, response) => send(request, response, hello));
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    await close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});

describe("send", () => {
  const rawAnswer = (port: number, method: string) =>
    new Promise<string>((resolve) => {
      const chunks: Buffer[] = [];
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      });
      socket.on("data", (chunk: Buffer) => chunks.push(chunk));
      socket.once("close", () => resolve(Buffer.concat(chunks).toString()));
    });

  it.each([
    ["GET", 200, /content-length: 4[\s\S]*\r\n\r\nhola$/i],
    ["HEAD", 200, /content-length: 4[\s\S]*\r\n\r\n$/i],
    ["GET", 204, /^(?![\s\S]*content-length)[\s\S]*\r\n\r\n$/i],
    ["GET", 304, /^(?![\s\S]*content-length)[\s\S]*\r\n\r\n$/i],
  ])("writes %s %i as HTTP wants it", async (method, status, shape) => {
    const { port } = await serve(0, (request, response) =>
      send(request, response, { ...hello, status }),
    );
    expect(await rawAnswer(port, method)).toMatch(shape);
  });
});
