import { startBus } from "@foja/harness/bus";
import { killAt, kills } from "@foja/harness/kills";
import { startKms } from "@foja/harness/kms";
import { startReceiver } from "@foja/harness/receiver";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { asSystem } from "../../kernel/actor";
import type { Changed } from "../../kernel/changes";
import { at, now } from "../../kernel/clock";
import { get, type Item, walk } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import { Webhooks } from ".";
import type { LaneItem } from "./delivery.item";
import { LEASE_MS } from "./waits.rules";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

let stops: { stop(): Promise<void> }[] = [];
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  stops = [receiver, await startKms(), await startBus("webhook.waiting")];
});
afterAll(() => Promise.all(stops.map((one) => one.stop())));

const nameIn = (body: string) => JSON.parse(body).data.folderName as string;

it("sends each event at least once and in order, at whichever write a run dies", async () => {
  let survived = false;
  let writes = 0;
  for (; !survived; writes += 1) {
    receiver.received.length = 0;
    const ana = await newTenant();
    await ana.as(() =>
      Webhooks.create({ url: receiver.url, events: ["folder.created", "folder.updated"] }),
    );
    const { _id } = await ana.as(() => Folders.create({ folderName: "Uno" }));
    const key = { pk: `OWNER#${ana.userId}`, sk: `FOLDER#${_id}` };
    const first = (await get<Item>(key)) as Changed;
    await ana.as(() => Folders.update(_id, { folderName: "Dos" }));
    const second = (await get<Item>(key)) as Changed;
    const lane = async () => {
      const range = { pk: key.pk, sk: { startingWith: "HOOKLANE#" } };
      for await (const found of walk<LaneItem>(range)) return found;
      return undefined;
    };
    const tell = () =>
      asSystem("test", async () => {
        await Webhooks.follow(first, undefined);
        await Webhooks.follow(second, first);
      });
    const send = () =>
      asSystem("test", async () => {
        const found = await lane();
        if (!found) return;
        const { userId: ownerId, endpointId } = found;
        while (
          (await Webhooks.deliver({ ownerId, endpointId, lane: found.lane })).state === "more"
        );
      });
    const before = kills();
    killAt(writes);
    await tell().catch(() => undefined);
    await send().catch(() => undefined);
    killAt();
    survived = kills() === before;
    // The stream repeats what failed; the sweep comes again when the lease of who died is over.
    await tell();
    await at(now() + LEASE_MS + 1000, send);
    const names = receiver.received.map(({ body }) => nameIn(body));
    expect([...new Set(names)], `killed at write ${writes}`).toEqual(["Uno", "Dos"]);
    expect(await lane()).toBeUndefined();
  }
  expect(writes).toBeGreaterThan(5);
});
