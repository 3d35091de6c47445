import { Alerts } from "@foja/core/telling/alerts";
import { CANARY, made, newPair, reserve } from "@foja/harness/reserved";
import { openSocket, type Socket } from "@foja/harness/socket";
import type { Tenant } from "@foja/harness/tenant";
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

/** A person's screen in Ana's practice, and what was pending for it. */
async function screen({ userId, token }: Tenant) {
  const opened = await openSocket(foja.url);
  sockets.push(opened);
  return { ...opened, waiting: (await opened.authenticate(userId, token)).payload };
}

const topicsOf = ({ heard }: Socket) =>
  heard.flatMap(({ type, payload }) =>
    type === "message" ? [(payload as { topic: string }).topic] : [],
  );

const alertOf = (folderId: string, forId: string): Alerts.AlertDraft => ({
  forId,
  ...{ key: CANARY, at: "2026-03-10T11:00:00.000Z", primaryText: `Vence: ${CANARY}` },
  ...{ primaryVariant: "warning", secondaryText: CANARY, avatarIcon: "TaskSquare" },
  ...{ sourceType: "task", sourceId: `tas_${CANARY}`, folderId, expirationDate: null },
});

it("announces nothing of a case to the screens of who may not see it, and all to the others", async () => {
  const { ana, eva, folderId } = await newPair();
  await reserve(eva, folderId, []);
  await foja.settle();
  const [hers, theirs] = [await screen(eva), await screen(ana)];
  const contact = { name: CANARY, folderIds: [folderId] };
  const ids = [
    await made(eva, "/api/tasks", { name: CANARY, folderId }),
    await made(eva, "/api/movements", { title: CANARY, folderId, time: "2026-03-10" }),
    await made(eva, "/api/events", {
      ...{ title: CANARY, folderId },
      ...{ start: "2026-12-01T13:00:00.000Z", end: "2026-12-01T14:00:00.000Z" },
    }),
    await made(eva, "/api/contacts/create", contact),
  ].map(({ _id }) => _id);
  await eva.call("PUT", `/api/folders/${folderId}`, { body: { materia: CANARY } });
  for (const { userId } of [ana, eva]) await Alerts.raise(ana.userId, alertOf(folderId, userId));
  await made(eva, "/api/chat/insert", { to: folderId, text: CANARY });
  await foja.settle();
  await expect
    .poll(() => topicsOf(hers))
    .toEqual(expect.arrayContaining(["tasks", "events", "contacts", "folders", "alerts", "chats"]));
  expect(hers.heard.map(({ type }) => type)).toContain("new_alert");
  expect(JSON.stringify(hers.heard)).toContain(CANARY);
  expect(topicsOf(theirs)).toEqual([]);
  // A change visible to all, afterwards: what was sent before has arrived.
  const { _id } = await made(eva, "/api/tasks", { name: "De todos" });
  await foja.settle();
  await expect.poll(() => JSON.stringify(theirs.heard)).toContain(_id);
  expect(topicsOf(theirs).filter((topic) => topic !== "statistics")).toEqual(["tasks"]);
  const said = JSON.stringify(theirs.heard);
  for (const trace of [CANARY, folderId, ...ids]) expect(said).not.toContain(trace);

  // What is pending for a returning screen is hidden, too, and cannot be taken from who may see it.
  const again = await screen(ana);
  expect(again.waiting).toEqual([]);
  const id = Alerts.idOf(ana.userId, alertOf(folderId, eva.userId));
  again.send("message", { type: "alerts_ack", ids: [id] });
  again.send("message", { type: "ping" });
  await again.next("message");
  expect((await screen(eva)).waiting).toMatchObject([{ _id: id }]);
});

it("has the screens read all again of whom a case is taken, or given back, and of nobody else", async () => {
  const { ana, eva, folderId } = await newPair();
  await foja.settle();
  const [hers, theirs] = [await screen(eva), await screen(ana)];
  await reserve(eva, folderId, []);
  await foja.settle();
  // The figures leave it out from then on, too.
  await expect.poll(() => topicsOf(theirs)).toEqual(["reserved", "statistics"]);
  expect(JSON.stringify(theirs.heard)).not.toContain(folderId);
  await reserve(eva, folderId, null);
  await foja.settle();
  await expect.poll(() => topicsOf(theirs).filter((topic) => topic === "reserved")).toHaveLength(2);
  expect(topicsOf(hers)).not.toContain("reserved");

  // A case reserved from the start was on no screen.
  await foja.settle();
  const before = theirs.heard.length;
  const born = await made(eva, "/api/folders", { folderName: CANARY, access: "reserved" });
  await foja.settle();
  expect(theirs.heard.slice(before)).toEqual([]);
  const { _id } = await made(eva, "/api/tasks", { name: "De todos" });
  await foja.settle();
  await expect.poll(() => JSON.stringify(theirs.heard)).toContain(_id);
  const since = topicsOf({ ...theirs, heard: theirs.heard.slice(before) });
  expect(since.filter((topic) => topic !== "statistics")).toEqual(["tasks"]);
  expect(JSON.stringify(hers.heard)).toContain(born._id);
});
