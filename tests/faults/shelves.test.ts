import { Folders } from "@foja/core/practice/folders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newTenant } from "../harness/tenant";
import { openStage, type Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

it("a case that leaves the archive while it is being looked for is found all the same", async () => {
  await stage.freshTable();
  const ana = await newTenant();
  const { _id } = await ana.as(() => Folders.create({ folderName: "Pérez c/ Gómez" }));
  await ana.as(() => Folders.archive(_id));
  stage.proxy.reset();
  // The read of the second shelf waits, and meanwhile the case returns to the first.
  let goOn = () => {};
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  stage.proxy.inject({ fault: "delay", operation: "GetItem", nth: 2, until });
  const reading = ana.as(() => Folders.get(_id));
  await expect.poll(() => stage.proxy.counts().roundTrips).toBe(2);
  await ana.as(() => Folders.unarchive(_id));
  goOn();
  expect(await reading).toMatchObject({ _id, archived: false });
});
