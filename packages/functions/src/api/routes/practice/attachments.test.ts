import { Plans } from "@foja/core/billing/plans";
import { setClock } from "@foja/core/kernel/clock";
import { commit, get, replace } from "@foja/core/kernel/dynamo";
import { pictureAlone } from "@foja/core/practice/files/picture.rules";
import { Tasks } from "@foja/core/practice/tasks";
import type { Attachment, Task } from "@foja/core/practice/tasks/task.schema";
import { type Bucket, post, startBucket } from "@foja/harness/files";
import { photo } from "@foja/harness/pictures";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const PDF = "%PDF-1.7\n%âãÏÓ\n1 0 obj";
const size = (content: string | Uint8Array) => Buffer.byteLength(content);

type Asked = { attachment: Attachment; upload: { url: string; fields: Record<string, string> } };

async function newTask(tenant: Tenant): Promise<string> {
  const { body } = await tenant.call("POST", "/api/tasks", { body: { name: "Una tarea" } });
  return (body.task as Task)._id;
}

const ask = (tenant: Tenant, id: string, given: object = {}, headers = {}) =>
  tenant.call("POST", `/api/tasks/${id}/attachments`, {
    body: { name: "demanda.pdf", type: "application/pdf", size: size(PDF), ...given },
    headers,
  });

const at = (id: string, attachmentId: string) => `/api/tasks/${id}/attachments/${attachmentId}`;

const complete = (tenant: Tenant, id: string, attachmentId: string) =>
  tenant.call("POST", `${at(id, attachmentId)}/complete`);

/** Announces, posts and completes an attachment. */
async function attach(tenant: Tenant, id: string, content: string | Uint8Array, given = {}) {
  const { body } = await ask(tenant, id, { size: size(content), ...given });
  const { attachment, upload } = body as unknown as Asked;
  expect((await post(upload, content)).status).toBe(204);
  return { attachment, answer: await complete(tenant, id, attachment._id) };
}

const read = async (tenant: Tenant, id: string) =>
  (await tenant.call("GET", `/api/tasks/${id}`)).body.task as Task;

const used = async (tenant: Tenant) => (await Plans.subscriptionOf(tenant.userId)).usage.storage;

const objectsOf = ({ userId }: Tenant) =>
  bucket.objects
    .list()
    .map(({ key }) => key)
    .filter((key) => key.includes(userId));

/** The task's item, as the stream would deliver it. */
async function itemOf({ userId }: Tenant, id: string, shelf = "") {
  const item = await get<Tasks.TaskItem>({ pk: `OWNER#${userId}`, sk: `${shelf}TASK#${id}` });
  if (!item) throw new Error("no such task");
  return item;
}

describe("attaching a file", () => {
  it("is pending until its bytes were looked at, and then counts", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const asked = await ask(ana, id);
    const { attachment, upload } = asked.body as unknown as Asked;
    expect(asked.status).toBe(201);
    expect(attachment).toMatchObject({ name: "demanda.pdf", size: size(PDF), status: "pending" });
    expect(await used(ana)).toBe(0);
    expect((await complete(ana, id, attachment._id)).status).toBe(422);
    expect((await post(upload, PDF)).status).toBe(204);
    const { status, body } = await complete(ana, id, attachment._id);
    expect(status).toBe(200);
    expect(body.task).toMatchObject({ attachments: [{ ...attachment, status: "ready" }] });
    expect(await used(ana)).toBe(size(PDF));
    expect((await complete(ana, id, attachment._id)).body.task).toEqual(await read(ana, id));
    expect(await used(ana)).toBe(size(PDF));
  });

  it("is had at a signed address, to be kept under its own name", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const name = 'Pérez "c" Gómez (año 2026).pdf';
    const { attachment } = await attach(ana, id, PDF, { name });
    const { body } = await ana.call("GET", at(id, attachment._id));
    const answer = await fetch(body.url as string);
    expect(await answer.text()).toBe(PDF);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="Perez c Gomez (ano 2026).pdf"; filename*=UTF-8''P%C3%A9rez%20c%20G%C3%B3mez%20%28a%C3%B1o%202026%29.pdf`,
    );
    // Who is dismissed has a minute to use what they already asked for.
    expect(new URL(body.url as string).searchParams.get("X-Amz-Expires")).toBe("60");
    const altered = (body.url as string).replace(attachment._id, `${attachment._id}x`);
    expect((await fetch(altered)).status).toBe(403);
    expect((await fetch((body.url as string).split("?")[0] ?? "")).status).toBe(403);
  });

  it.each([
    ["jpg", "image/jpeg"],
    ["webp", "image/webp"],
  ] as const)("takes off a picture where and by whom it was taken: %s", async (name, type) => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const given = { name: `foto.${name}`, type };
    const { attachment, answer } = await attach(ana, id, photo(name), given);
    expect(answer.status).toBe(200);
    const { body } = await ana.call("GET", at(id, attachment._id));
    const got = await fetch(body.url as string);
    expect(got.headers.get("content-type")).toBe(type);
    const bytes = new Uint8Array(await got.arrayBuffer());
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("Ana Quiroga");
    const alone = pictureAlone(type, photo(name));
    expect(bytes.subarray(0, alone.length)).toEqual(alone);
    expect(bytes.subarray(alone.length).every((byte) => byte === 0)).toBe(true);
    // What the plan counts is what is there.
    expect(bytes).toHaveLength(await used(ana));
    expect((await complete(ana, id, attachment._id)).status).toBe(200);
  });

  it("happens once under one key", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const first = await ask(ana, id, {}, { "idempotency-key": "k1" });
    expect((await ask(ana, id, {}, { "idempotency-key": "k1" })).body).toEqual(first.body);
    expect((await read(ana, id)).attachments).toHaveLength(1);
  });

  it.each([
    ["..\\..\\C:\\a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie x=1.pdf"],
    ["../../etc/pasaporte.pdf", "pasaporte.pdf"],
    ["\u202efdp.exe.pdf", "fdp.exe.pdf"],
    [" .oculto.pdf ", "oculto.pdf"],
  ])("keeps of the name %j only what cannot mislead", async (name, kept) => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const { attachment } = (await ask(ana, id, { name })).body as unknown as Asked;
    expect(attachment.name).toBe(kept);
  });

  it.each([
    [{ type: "image/svg+xml", name: "a.svg" }, 422, "type"],
    [{ type: "text/html", name: "a.html" }, 422, "type"],
    [{ type: "__proto__" }, 422, "type"],
    [{ type: "text/plain", name: "a.html" }, 422, "name"],
    [{ name: "/" }, 422, "name"],
    [{ name: "x".repeat(256) }, 422, "name"],
    [{ size: 0 }, 422, "size"],
    [{ size: 1.5 }, 422, "size"],
    [{ size: 25 * 1024 * 1024 + 1 }, 413, "size"],
    [{ key: "files/otro" }, 422, ""],
  ])("refuses %j", async (given, status, path) => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const answer = await ask(ana, id, given);
    expect(answer.status).toBe(status);
    expect(answer.body.details).toMatchObject([{ path }]);
    expect((await read(ana, id)).attachments).toEqual([]);
  });

  it("goes up to twenty, however many ask at once; one given up leaves its place", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    for (let i = 0; i < 17; i++) await ask(ana, id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ana, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422]);
    setClock(() => Date.now() + 61 * 60_000);
    const { token } = await again(ana);
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask(ana, id, {}, headers)).status).toBe(201);
  });
});

/** A session opened now, whatever the clock says. */
async function again(tenant: Tenant) {
  const { Sessions } = await import("@foja/core/accounts/sessions");
  const opening = await tenant.as(() =>
    Sessions.open({ _id: tenant.userId, role: "USER_ROLE" }, "login"),
  );
  await commit(opening.write);
  return opening;
}

describe("the bytes that were posted", () => {
  it("are refused at the door when larger, smaller, of another type or in another place", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const { upload } = (await ask(ana, id)).body as unknown as Asked;
    const { url, fields } = upload;
    const statuses = [
      await post(upload, `${PDF}+`),
      await post(upload, PDF.slice(1)),
      await post({ url, fields: { ...fields, "Content-Type": "text/html" } }, PDF),
      await post({ url, fields: { ...fields, key: "files/otro" } }, PDF),
      await post({ url, fields: { ...fields, acl: "public-read" } }, PDF),
      await post({ url, fields: { ...fields, "X-Amz-Signature": "00" } }, PDF),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 403, 403, 403, 403]);
    expect(objectsOf(ana)).toEqual([]);
  });

  it.each([
    ["a page called a PDF", "<html><script>alert(1)</script>", "application/pdf", "a.pdf"],
    ["a PDF that is a page too", `${PDF}<script>alert(1)</script>`, "application/pdf", "a.pdf"],
    ["an SVG called a text", "<svg onload=alert(1)>", "text/plain", "a.txt"],
    ["a program called an image", "MZ\u0090\u0000", "image/png", "a.png"],
    ["zeros called a text", "a\u0000b", "text/csv", "a.csv"],
  ])("are refused when they are not what they say: %s", async (_, content, type, name) => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const { answer } = await attach(ana, id, content, { type, name });
    expect([answer.status, answer.body.error]).toEqual([422, "attachment.invalid"]);
    expect((await read(ana, id)).attachments).toEqual([]);
    expect(await used(ana)).toBe(0);
    expect(objectsOf(ana).filter((key) => key.startsWith("files/"))).toEqual([]);
  });

  it("stay as they were accepted, whoever posts again under the same signature", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const { attachment, upload } = (await ask(ana, id)).body as unknown as Asked;
    await post(upload, PDF);
    await complete(ana, id, attachment._id);
    await post(upload, "x".repeat(size(PDF)));
    const { body } = await ana.call("GET", at(id, attachment._id));
    expect(await (await fetch(body.url as string)).text()).toBe(PDF);
  });
});

describe("the plan's room", () => {
  /** A practice with `bytes` of storage left. */
  async function withRoom(bytes: number) {
    const tenant = await newTenant();
    const usage = await get(Plans.usageKey(tenant.userId));
    if (!usage) throw new Error("no plan");
    const { limits } = Plans.toSubscription(usage);
    await commit(replace({ ...usage, limits: { ...limits, storage: bytes } }, usage));
    return tenant;
  }

  it("is never passed, however many files are completed at once", async () => {
    const ana = await withRoom(3 * size(PDF) + 1);
    const tasks = [await newTask(ana), await newTask(ana)];
    const posted = await Promise.all(
      [0, 1, 0, 1, 0, 1].map(async (which) => {
        const id = tasks[which] ?? "";
        const { attachment, upload } = (await ask(ana, id)).body as unknown as Asked;
        await post(upload, PDF);
        return [id, attachment._id] as const;
      }),
    );
    const answers = await Promise.all(posted.map(([id, one]) => complete(ana, id, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403]);
    expect(await used(ana)).toBe(3 * size(PDF));
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      error: "plan.limit_reached",
      limitInfo: { resourceType: "storage", currentCount: 3 * size(PDF) },
    });
    const kept = await Promise.all(tasks.map((id) => read(ana, id)));
    expect(kept.flatMap((task) => task.attachments)).toHaveLength(3);
  });

  it("counts a file once, however often it is completed at once", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const { attachment, upload } = (await ask(ana, id)).body as unknown as Asked;
    await post(upload, PDF);
    await Promise.all(Array.from({ length: 6 }, () => complete(ana, id, attachment._id)));
    expect(await used(ana)).toBe(size(PDF));
  });

  it("comes back with a file that is deleted, once, and with its task", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const { attachment } = await attach(ana, id, PDF);
    await attach(ana, id, PDF);
    const path = at(id, attachment._id);
    await Promise.all(Array.from({ length: 5 }, () => ana.call("DELETE", path)));
    expect(await used(ana)).toBe(size(PDF));
    expect((await ana.call("DELETE", path)).status).toBe(404);
    expect((await ana.call("GET", path)).status).toBe(404);
    await ana.call("DELETE", `/api/tasks/${id}`);
    expect(await used(ana)).toBe(0);
    await ana.call("POST", `/api/tasks/${id}/restore`);
    expect(await used(ana)).toBe(size(PDF));
  });

  it("stays taken by what was put away, and is wanted by what comes back", async () => {
    const ana = await withRoom(size(PDF));
    const id = await newTask(ana);
    await attach(ana, id, PDF);
    await ana.as(() => Tasks.archive(id));
    expect(await used(ana)).toBe(size(PDF));
    await ana.call("DELETE", `/api/tasks/${id}`);
    await attach(ana, await newTask(ana), PDF);
    const back = await ana.call("POST", `/api/tasks/${id}/restore`);
    expect([back.status, back.body.error]).toEqual([403, "plan.limit_reached"]);
  });
});

describe("bytes nobody holds any more", () => {
  it("go when their file was deleted, however often the record comes, and no others", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const { attachment } = await attach(ana, id, PDF);
    const other = await attach(ana, id, PDF);
    const before = await itemOf(ana, id);
    await Tasks.sweepFiles(before);
    await ana.call("DELETE", at(id, attachment._id));
    for (let i = 0; i < 3; i++) await Tasks.sweepFiles(before);
    const kept = objectsOf(ana).filter((key) => key.startsWith("files/"));
    expect(kept).toEqual([expect.stringContaining(other.attachment._id)]);
  });

  it("wait while their task can be restored, and go with it for good", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    await attach(ana, id, PDF);
    const active = await itemOf(ana, id);
    await ana.call("DELETE", `/api/tasks/${id}`);
    await Tasks.sweepFiles(active);
    expect(objectsOf(ana).filter((key) => key.startsWith("files/"))).toHaveLength(1);
    const deleted = await itemOf(ana, id, "DELETED#");
    const { removeAny } = await import("@foja/core/kernel/dynamo");
    await commit(removeAny(deleted));
    await Tasks.sweepFiles(deleted);
    expect(objectsOf(ana).filter((key) => key.startsWith("files/"))).toEqual([]);
  });

  it("go from where they were posted once they were taken in or refused", async () => {
    const ana = await newTenant();
    const id = await newTask(ana);
    const asked = (await ask(ana, id)).body as unknown as Asked;
    await post(asked.upload, PDF);
    const pending = await itemOf(ana, id);
    await Tasks.sweepFiles(pending);
    expect(objectsOf(ana)).toHaveLength(1);
    await complete(ana, id, asked.attachment._id);
    await Tasks.sweepFiles(pending);
    expect(objectsOf(ana)).toEqual([expect.stringMatching(/^files\//)]);
    const { attachment, upload } = (await ask(ana, id, { size: 3 })).body as unknown as Asked;
    await post(upload, "no!");
    const refused = await itemOf(ana, id);
    await complete(ana, id, attachment._id);
    await Tasks.sweepFiles(refused);
    expect(objectsOf(ana)).toHaveLength(1);
  });
});
