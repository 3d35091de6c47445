import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { type BusEvent, openBus } from "@foja/local/aws/bus/bus";
import { serve } from "@hono/node-server";
import { TEST_ENVIRONMENT } from "./environment";

export type Listening = {
  /** What was published so far: names and details, in order. */
  heard(): Promise<[string, unknown][]>;
  stop(): Promise<void>;
};

/** Starts an event bus for the test, subscribed to the named events. */
export async function startBus(...events: string[]): Promise<Listening> {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bus-"));
  const heard: BusEvent[] = [];
  const reaction = { name: "test", events, handler: "test.handler", timeoutSeconds: 5 };
  const bus = openBus({
    name: TEST_ENVIRONMENT.EVENT_BUS,
    reactions: [reaction],
    load: async () => (event: BusEvent) => heard.push(event),
    dataDir,
  });
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const made = serve({ fetch: bus.app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
      listening(made),
    );
  });
  process.env.EVENTS_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  resetEnv();
  return {
    heard: async () => {
      await bus.settle();
      return heard.map((event) => [event["detail-type"], event.detail]);
    },
    stop: async () => {
      bus.stop();
      await new Promise((closed) => server.close(closed));
      rmSync(dataDir, { recursive: true });
    },
  };
}
