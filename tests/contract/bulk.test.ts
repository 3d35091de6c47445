import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { newId } from "@foja/core/kernel/id";
import { handler } from "@foja/functions/streams/derive";
import { startBus } from "@foja/harness/bus";
import { newTenant } from "@foja/harness/tenant";
import { expect, it, onTestFinished } from "vitest";
import { startFaultProxy } from "../faults/proxy";

/** What a hundred new records of one practice cost its lane: whoever shares it waits for as long. */
it("costs a lane some trips for a batch of a bulk, and none for each record", async () => {
  const { userId } = await newTenant({ plan: "premium" });
  const bus = await startBus();
  const direct = process.env.DYNAMODB_ENDPOINT ?? "";
  const proxy = await startFaultProxy({ target: direct });
  const through = (endpoint: string) => {
    process.env.DYNAMODB_ENDPOINT = endpoint;
    resetEnv();
    resetClient();
  };
  through(proxy.endpoint);
  onTestFinished(async () => {
    through(direct);
    await Promise.all([proxy.stop(), bus.stop()]);
  });
  const folderId = newId("folder");
  const moment = new Date().toISOString();
  const Records = Array.from({ length: 100 }, (_, n) => ({
    ...{ eventID: `e${n}`, eventName: "INSERT" as const },
    dynamodb: {
      SequenceNumber: String(n + 1),
      NewImage: {
        ...{ pk: { S: `OWNER#${userId}` }, sk: { S: `M#${n}` }, type: { S: "movement" } },
        ...{ version: { N: "1" }, userId: { S: userId }, folderId: { S: folderId } },
        ...{ _id: { S: newId("movement") }, title: { S: "Despacho" } },
        ...{ time: { S: moment }, createdAt: { S: moment } },
      } as never,
    },
  }));
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  expect(proxy.counts().roundTrips).toBeLessThan(12);
});
