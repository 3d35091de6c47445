import type { AddressInfo } from "node:net";
import { resetEnv } from "@foja/core/kernel/env";
import { enqueue } from "@foja/core/kernel/ports/queue";
import { serve } from "@hono/node-server";
import type { SQSEvent } from "aws-lambda";
import { afterEach, describe, expect, it } from "vitest";
import { openQueue } from "./queue";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A queue with a function of the test, and core's client pointed at it. */
async function open(handle: (event: SQSEvent) => unknown) {
  const delays: number[] = [];
  const queue = openQueue({
    name: "guard",
    consumer: { name: "guard", handler: "guard", timeoutSeconds: 5, maxReceives: 3 },
    load: async () => handle,
    delay: (seconds) => {
      delays.push(seconds);
      return 1;
    },
  });
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const made = serve({ fetch: queue.app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
      listening(made),
    );
  });
  closers.push(queue.stop, () => new Promise((closed) => server.close(closed)));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.SQS_ENDPOINT = url;
  resetEnv();
  return { ...queue, delays, url: `${url}/000000000000/guard` };
}

describe("the queue", () => {
  it("hands a message over after its seconds", async () => {
    const heard: string[] = [];
    const queue = await open((event) => void heard.push(...event.Records.map(({ body }) => body)));
    await enqueue(queue.url, { connectionId: "a=" }, 10);
    await expect.poll(queue.waiting).toBe(0);
    expect(heard).toEqual(['{"connectionId":"a="}']);
    expect(queue.delays).toEqual([10]);
  });

  it.each([
    ["answers as failed", (id: string) => ({ batchItemFailures: [{ itemIdentifier: id }] })],
    ["throws on", () => Promise.reject(new Error("no"))],
  ])("puts aside what the function %s three times", async (_, fail) => {
    let tries = 0;
    const queue = await open(({ Records }) => {
      tries += 1;
      return fail(Records[0]?.messageId ?? "");
    });
    await enqueue(queue.url, { connectionId: "a=" }, 0);
    await expect.poll(queue.waiting).toBe(0);
    expect(tries).toBe(3);
    expect(queue.dead().map(({ body }) => body)).toEqual(['{"connectionId":"a="}']);
  });

  it("refuses another's messages", async () => {
    const queue = await open(() => {});
    await expect(enqueue(queue.url.replace("guard", "otra"), {}, 0)).rejects.toThrow("NonExistent");
    await expect(enqueue(queue.url, {}, 901)).rejects.toThrow("InvalidParameterValue");
    expect(queue.waiting()).toBe(0);
  });
});
