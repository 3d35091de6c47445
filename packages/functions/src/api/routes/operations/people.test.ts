import { Plans } from "@foja/core/billing/plans";
import { commit, get, replace } from "@foja/core/kernel/dynamo";
import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { postChatFile } from "@foja/harness/chats";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let bucket: Bucket;
let admin: Tenant;
beforeAll(async () => {
  bucket = await startBucket();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});
afterAll(() => bucket.stop());

describe("an administrator, of a person", () => {
  it("sees account, plan, sessions and what was done to them, and nothing of their cases", async () => {
    const ana = await newTenant();
    await ana.call("POST", "/api/folders", { body: { folderName: "Secreta" } });
    await admin.call("GET", `/api/users/${ana.userId}`);
    const { status, body } = await admin.call("GET", `/api/admin/users/${ana.userId}`);
    expect(status).toBe(200);
    expect(body.person).toMatchObject({
      user: { email: ana.email },
      subscription: { plan: "free", usage: { folders: 1 } },
      sessions: [{ current: false }],
      audit: [{ what: "GET /api/users/:userId", who: admin.userId }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Secreta|hash/i);
    expect((await admin.call("GET", "/api/admin/users/usr_nadie")).status).toBe(404);
  });

  it("closes and opens the account: its sessions end at once", async () => {
    const ana = await newTenant();
    const path = `/api/admin/users/${ana.userId}`;
    const closed = await admin.call("PATCH", path, { body: { status: "inactive" } });
    expect(closed.body.person).toMatchObject({ user: { status: "inactive" }, sessions: [] });
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
    const open = await admin.call("PATCH", path, { body: { status: "active" } });
    expect(open.body.person).toMatchObject({ user: { status: "active" } });
    const wrong = await admin.call("PATCH", path, { body: { status: "pending" } });
    expect(wrong.status).toBe(422);
  });

  it("does not close their own, nor one that waits for its e-mail", async () => {
    const eva = await newTenant({ status: "pending" });
    const change = (userId: string) =>
      admin.call("PATCH", `/api/admin/users/${userId}`, { body: { status: "inactive" } });
    expect((await change(admin.userId)).status).toBe(409);
    expect((await change(eva.userId)).status).toBe(409);
  });

  it("ends their sessions", async () => {
    const ana = await newTenant();
    const { status } = await admin.call("DELETE", `/api/admin/users/${ana.userId}/sessions`);
    expect(status).toBe(200);
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
  });
});

const PDF = "%PDF-1.7\n%âãÏÓ\n1 0 obj";

async function attach(tenant: Tenant) {
  const made = await tenant.call("POST", "/api/tasks", { body: { name: "Una tarea" } });
  const id = (made.body.task as { _id: string })._id;
  const at = `/api/tasks/${id}/attachments`;
  const size = Buffer.byteLength(PDF);
  const { body } = await tenant.call("POST", at, {
    body: { name: "demanda.pdf", type: "application/pdf", size },
  });
  await post(body.upload as never, PDF);
  const file = (body.attachment as { _id: string })._id;
  expect((await tenant.call("POST", `${at}/${file}/complete`)).status).toBe(200);
  return { id, size };
}

describe("recounting files", () => {
  const recount = async (userId: string) =>
    (await admin.call("POST", `/api/admin/storage/recalculate/user/${userId}`)).body;

  it("sets what the plan counts to what the objects weigh, deleted tasks apart", async () => {
    const ana = await newTenant();
    const { size } = await attach(ana);
    const gone = await attach(ana);
    await ana.call("DELETE", `/api/tasks/${gone.id}`);
    bucket.objects.put(`files/${ana.userId}/tsk_nadie/att_nadie`, Buffer.from("x"), "text/plain");
    const item = await get<Plans.UsageItem>(Plans.usageKey(ana.userId));
    if (!item) throw new Error("no usage");
    await commit(replace({ ...item, storage: 999 }, item));
    expect(await recount(ana.userId)).toEqual({
      success: true,
      storage: { before: 999, after: size, files: 1, orphans: 1 },
    });
    expect((await Plans.subscriptionOf(ana.userId)).usage.storage).toBe(size);
    expect(await recount(ana.userId)).toMatchObject({ storage: { before: size, after: size } });
  });

  it("counts files of messages, and neither those never sent nor those of messages taken back", async () => {
    const ana = await newTenant({ plan: "standard" });
    const { body } = await ana.call("POST", "/api/folders", { body: { folderName: "Una causa" } });
    const { _id: to } = body.folder as { _id: string };
    const send = async () => {
      const given = { to, text: "", files: [await postChatFile(ana, to)] };
      return (await ana.call("POST", "/api/chat/insert", { body: given })).body.chat as Chat;
    };
    const size = (await send()).files[0]?.size ?? 0;
    const gone = await send();
    await ana.call("DELETE", `/api/chat/${to}/messages/${gone.number}`);
    await postChatFile(ana, to);
    expect(await recount(ana.userId)).toMatchObject({
      storage: { before: size, after: size, files: 1, orphans: 1 },
    });
  });

  it("finds nothing of who has no files", async () => {
    const ana = await newTenant();
    expect(await recount(ana.userId)).toMatchObject({
      storage: { before: 0, after: 0, files: 0, orphans: 0 },
    });
  });
});
