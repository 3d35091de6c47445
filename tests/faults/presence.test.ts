import { Practices } from "@foja/core/accounts/practices";
import { newPair, reserve } from "@foja/harness/reserved";
import { openSocket, type Socket } from "@foja/harness/socket";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { createRuntime, type Runtime } from "@foja/local/host/runtime";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

let foja: Runtime;
const sockets: Socket[] = [];

beforeAll(async () => {
  foja = await createRuntime();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await expect.poll(foja.openSockets).toBe(0);
});
afterAll(() => foja.stop());

/** A person's page in the practice they act in. */
async function page({ userId, token }: Tenant) {
  const opened = await openSocket(foja.url);
  sockets.push(opened);
  await opened.authenticate(userId, token);
  let at = 0;
  const say = (payload: object) => opened.send("message", payload);
  const watch = (what: string | null, editing?: boolean) => {
    at += 1;
    say({ type: "watch", what, editing, at });
  };
  /** The frames of one kind received so far. */
  const received = (type: string) =>
    opened.heard.flatMap(({ payload }) => {
      const said = payload as { type?: string; people?: string[]; editing?: string[] } | undefined;
      return said?.type === type ? [said] : [];
    });
  /** Waits until everything it sent before was answered. */
  const heardOut = async () => {
    const before = received("pong").length;
    say({ type: "ping" });
    await expect.poll(() => received("pong").length).toBe(before + 1);
  };
  return { ...opened, say, watch, received, heardOut };
}

it("shows two who look at one case to one another, and nobody who is alone", async () => {
  const { ana, eva, folderId } = await newPair();
  const what = `folder:${folderId}`;
  const [his, hers] = [await page(ana), await page(eva)];
  his.watch(what);
  await his.heardOut();
  expect(his.received("presence")).toEqual([]);
  hers.watch(what);
  await expect
    .poll(() => his.received("presence").at(-1))
    .toMatchObject({ what, people: [eva.userId] });
  await expect
    .poll(() => hers.received("presence").at(-1))
    .toMatchObject({ what, people: [ana.userId] });

  hers.say({ type: "typing" });
  await expect.poll(() => his.received("typing")).toMatchObject([{ what, personId: eva.userId }]);
  expect(hers.received("typing")).toEqual([]);
  // Her second page is not a second person; only the last one to close is announced.
  const second = await page(eva);
  second.watch(what);
  await second.heardOut();
  hers.close();
  await hers.closed;
  await his.heardOut();
  expect(his.received("presence").at(-1)).toMatchObject({ people: [eva.userId] });
  second.watch(null);
  await expect.poll(() => his.received("presence").at(-1)).toMatchObject({ people: [] });

  his.say({ type: "online" });
  await expect
    .poll(() => his.received("online").at(-1)?.people?.sort())
    .toEqual([ana.userId, eva.userId].sort());
});

it("tells who edits a case to whoever has it open, until they no longer do", async () => {
  const { ana, eva, folderId } = await newPair();
  const what = `folder:${folderId}`;
  const [his, hers] = [await page(ana), await page(eva)];
  his.watch(what);
  await his.heardOut();
  hers.watch(what, true);
  const [people, editing] = [[eva.userId], [eva.userId]];
  await expect.poll(() => his.received("presence").at(-1)).toMatchObject({ people, editing });
  await expect
    .poll(() => hers.received("presence").at(-1))
    .toMatchObject({ people: [ana.userId], editing: [] });
  hers.watch(what);
  await expect.poll(() => his.received("presence").at(-1)).toMatchObject({ people, editing: [] });
});

it("announces nothing of a case or a conversation to who may not see it, nor who was removed", async () => {
  const { ana, eva, folderId } = await newPair();
  await reserve(eva, folderId, []);
  const [his, hers, other] = [await page(ana), await page(eva), await page(await newTenant())];
  for (const kind of ["folder", "chat"]) {
    const what = `${kind}:${folderId}`;
    for (const one of [his, hers, other]) one.watch(what);
    for (const one of [his, hers, other]) await one.heardOut();
    hers.say({ type: "typing" });
    await hers.heardOut();
  }
  his.watch("chat:cnv_00000000000000000000000000");
  for (const one of [his, hers, other]) {
    await one.heardOut();
    expect([...one.received("presence"), ...one.received("typing")]).toEqual([]);
  }
  await reserve(eva, folderId, null);
  for (const one of [his, hers]) one.watch(`folder:${folderId}`);
  await expect.poll(() => his.received("presence").at(-1)).toMatchObject({ people: [eva.userId] });
  await ana.as(() => Practices.dismiss(eva.userId));
  await foja.settle();
  await expect.poll(() => his.received("presence").at(-1)).toMatchObject({ people: [] });
});
