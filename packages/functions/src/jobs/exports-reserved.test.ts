import { now } from "@foja/core/kernel/clock";
import { postChatFile } from "@foja/harness/chats";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { letIn } from "@foja/harness/members";
import { CANARY, made, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { unzipped } from "@foja/harness/zip";
import { afterAll, beforeAll, expect, it } from "vitest";
import { handler as build } from "./exports-build";

let bucket: Bucket;
let mailbox: Mailbox;
beforeAll(async () => {
  bucket = await startBucket();
  mailbox = await startMailbox();
});
afterAll(() => Promise.all([bucket.stop(), mailbox.stop()]));

async function attach(who: Tenant, taskId: string): Promise<void> {
  const content = `%PDF-1.7 ${CANARY}`;
  const path = `/api/tasks/${taskId}/attachments`;
  const body = { name: `${CANARY}.pdf`, type: "application/pdf", size: content.length };
  const answer = (await who.call("POST", path, { body })).body as never as {
    attachment: { _id: string };
    upload: Parameters<typeof post>[0];
  };
  await post(answer.upload, content);
  await who.call("POST", `${path}/${answer.attachment._id}/complete`);
}

/** Sends a message with a file; both contain a text. */
async function sendFile(who: Tenant, to: string, text: string): Promise<void> {
  const file = await postChatFile(who, to, { name: `${text}.pdf`, content: `%PDF-1.7 ${text}` });
  await made(who, "/api/chat/insert", { to, text, files: [file] });
}

/** The whole content of a person's export: the names of its files, and their contents. */
async function exported(who: Tenant): Promise<Map<string, string>> {
  expect((await who.call("POST", "/api/privacy/export")).status).toBeLessThan(300);
  expect(await build({ now: new Date(now()).toISOString() })).toMatchObject({ failed: 0 });
  const { exports } = (await who.call("GET", "/api/privacy/exports")).body as never as {
    exports: { url: string }[];
  };
  const zip = Buffer.from(await (await fetch(exports[0]?.url ?? "")).arrayBuffer());
  return new Map([...(await unzipped(zip))].map(([name, bytes]) => [name, String(bytes)]));
}

it("leaves out of an export what is kept from its person, and says so", async () => {
  const { ana, eva, folderId } = await newPair();
  const { _id: open } = await made(eva, "/api/folders", { folderName: "De todos c/ Gómez" });
  const task = await made(eva, "/api/tasks", { name: CANARY, folderId });
  await eva.call("PUT", `/api/tasks/${task._id}`, { body: { name: `${CANARY} bis` } });
  await attach(eva, task._id);
  await sendFile(eva, folderId, CANARY);
  await made(eva, "/api/movements", { title: CANARY, folderId, time: "2026-03-10" });
  const when = { start: "2026-12-01T13:00:00.000Z", end: "2026-12-01T14:00:00.000Z" };
  await made(eva, "/api/events", { title: CANARY, folderId, ...when });
  await made(eva, "/api/contacts/create", { name: CANARY, folderIds: [folderId] });
  await made(eva, "/api/contacts/create", { name: "Común", folderIds: [folderId, open] });

  const whole = await exported(ana);
  expect([...whole.keys(), ...whole.values()].join()).toContain(CANARY);
  expect(whole.get("LEEME.txt")).not.toContain("reservada");

  await reserve(eva, folderId, []);
  const files = await exported(ana);
  const all = [...files.keys(), ...files.values()].join("\n");
  for (const trace of [CANARY, folderId, task._id]) expect(all).not.toContain(trace);
  expect(files.get("LEEME.txt")).toContain(
    "No va lo de 1 causa reservada a la que no tenés acceso",
  );
  expect(files.get("datos/causas.json")).toContain("De todos c/ Gómez");
  expect(files.get("datos/contactos.json")).toContain("Común");
  expect([...files.keys()].filter((name) => name.startsWith("archivos/"))).toEqual([]);
});

it("gives the files of the conversations that its person is in, and no others", async () => {
  const { ana, eva } = await newPair();
  const luis = await letIn(ana, await newTenant(), "abogado");
  await sendFile(eva, ana.userId, "para-ana");
  await sendFile(eva, luis.userId, "entre-otros");
  const files = await exported(ana);
  const names = [...files.keys()].filter((name) => name.startsWith("archivos/"));
  expect(names).toEqual([expect.stringMatching(/^archivos\/cnv_\w+\/att_\w+-para-ana\.pdf$/)]);
  expect(files.get(names[0] ?? "")).toBe("%PDF-1.7 para-ana");
  expect([...files.keys(), ...files.values()].join()).not.toContain("entre-otros");
});
