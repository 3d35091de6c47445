import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { answerError } from "./errors";
import { limitBody, onlyJson } from "./guards";

const app = new Hono();
app.use(limitBody, onlyJson);
app.all("*", async (c) => c.json({ length: (await c.req.text()).length }));
app.onError(answerError);

const MOST = 1024 * 1024;
const json = { "content-type": "application/json" };

async function send(method: string, headers: Record<string, string>, body?: string) {
  const answer = await app.request("/", { method, headers, ...(body && { body }) });
  return [answer.status, await answer.json()] as const;
}

describe("a body", () => {
  it("is taken up to 1 MB, and refused past it before it is read", async () => {
    const at = (length: number) => ({ ...json, "content-length": String(length) });
    expect(await send("POST", at(MOST), "{}")).toEqual([200, { length: 2 }]);
    const [status, { error }] = await send("POST", at(MOST + 1), "{}");
    expect([status, error]).toEqual([413, "request.too_large"]);
  });

  it.each([
    ["without a length", {}],
    [
      "in pieces, whatever its length says",
      { "content-length": "2", "transfer-encoding": "chunked" },
    ],
  ])("%s is counted as it is read", async (_, headers) => {
    const sent = { ...json, ...headers };
    expect(await send("PUT", sent, "y".repeat(MOST))).toEqual([200, { length: MOST }]);
    const [status, { error }] = await send("PUT", sent, "y".repeat(MOST + 1));
    expect([status, error]).toEqual([413, "request.too_large"]);
  });

  it("of no type is refused, and a write without either passes", async () => {
    const untyped = await app.request("/", { method: "POST", body: new Uint8Array([123, 125]) });
    const [status, { error }] = [untyped.status, await untyped.json()];
    expect([status, error]).toEqual([415, "request.unsupported_media"]);
    expect(await send("DELETE", {})).toEqual([200, { length: 0 }]);
  });
});
