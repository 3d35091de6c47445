import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Reactions } from "@foja/core/kernel/reactions";
import { handler } from "@foja/functions/streams/derive";
import { refresh } from "@foja/functions/streams/refresh";
import type { Refreshes } from "@foja/functions/streams/refreshes.rules";
import { streams } from "@foja/functions/triggers";
import { startBus } from "@foja/harness/bus";
import { createTable } from "@foja/local/aws/dynamo/table";
import { startPump } from "@foja/local/aws/streams/stream-pump";
import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { Deliveries } from "./deliveries";
import type { Random } from "./random";

/** The stream of a table, whose records a test delivers in any bad way. */
export type Chaos = {
  /** Delivers what was written since: in any order, some twice or at once, some not at all. */
  deliverBadly(chance: Random): Promise<void>;
  /** Drops for good what was written so far, as if before the stream had a consumer. */
  lose(): Promise<void>;
  /** Delivers, in order, all that was withheld or failed, until nothing more is written. */
  repeat(): Promise<void>;
  stop(): Promise<void>;
};

/** Creates a table with a stream, which the application uses from now on. */
export async function startChaos(endpoint: string, tableName: string): Promise<Chaos> {
  await createTable(endpoint, tableName);
  const fresh: DynamoDBRecord[] = [];
  const deliveries = new Deliveries(handler);
  const trigger = streams.find(({ name }) => name === "derive");
  if (!trigger) throw new Error("there is no consumer that derives");
  const dataDir = mkdtempSync(join(tmpdir(), "foja-chaos-"));
  const pump = await startPump({
    ...{ endpoint, tableName, dataDir },
    triggers: [{ ...trigger, lanes: 1 }],
    load: async () => async (event: DynamoDBStreamEvent) => {
      fresh.push(...event.Records);
      return { batchItemFailures: [] };
    },
  });

  const bus = await startBus("records.changed");
  const bulks: unknown[] = [];
  let taken = 0;

  /** Hands over the bulks that were published; one that failed is handed over again later. */
  async function react(): Promise<void> {
    const heard = await bus.heard();
    bulks.push(...heard.slice(taken).map(([, detail]) => detail));
    taken = heard.length;
    for (const bulk of bulks.splice(0)) {
      const { ownerId, ...refreshes } = Reactions.read("records.changed", bulk);
      try {
        await refresh(ownerId, refreshes as Refreshes);
      } catch {
        bulks.push(bulk);
      }
    }
  }

  return {
    async lose() {
      await pump.settle();
      fresh.splice(0);
    },
    async deliverBadly(chance) {
      await pump.settle();
      await deliveries.badly(fresh.splice(0), chance);
      await react();
    },
    async repeat() {
      for (;;) {
        await pump.settle();
        const records = fresh.splice(0);
        if (records.length + deliveries.owed + bulks.length === 0) return;
        await deliveries.inOrder(records);
        await react();
      }
    },
    async stop() {
      await pump.stop();
      await bus.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
