import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import * as files from "@foja/core/kernel/ports/files";
import { getRequestListener } from "@hono/node-server";
import aws4 from "aws4";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Objects, openObjects } from "./objects";
import { createS3 } from "./s3";

let folder: string;
let objects: Objects;
let server: Server;
let base: string;
const before = { ...process.env };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "foja-test-"));
  objects = openObjects(folder);
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const s3 = createS3(objects, { bucket: "foja-files", credentials, origins: ["http://aca"] });
  const app = new Hono().route("/_local/s3", s3);
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/s3`;
  process.env.S3_ENDPOINT = base;
  resetEnv();
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  process.env = before;
  resetEnv();
});

const allow = (key: string, size = 4) =>
  files.allowUpload(key, { type: "text/plain", size, seconds: 60 });

function post({ url, fields }: files.Upload, content = "hola", headers = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([content]));
  return fetch(url, { method: "POST", body: form, headers });
}

describe("the object store, as the practice's own client speaks to it", () => {
  it("takes a form posted under a policy, and no other", async () => {
    const upload = await allow("uploads/a");
    expect(upload.url).toBe(`${base}/foja-files`);
    expect((await post(upload)).status).toBe(204);
    expect(objects.get("uploads/a")).toMatchObject({ type: "text/plain", size: 4 });
    const { fields, url } = upload;
    const wrong: [object, string, number, string][] = [
      [{ key: "uploads/b" }, "hola", 403, "AccessDenied"],
      [{ "Content-Type": "text/html" }, "hola", 403, "AccessDenied"],
      [{ acl: "public-read" }, "hola", 403, "AccessDenied"],
      [{ Policy: "e30=" }, "hola", 403, "SignatureDoesNotMatch"],
      [{ "X-Amz-Credential": "otra/20260101/us-east-1/s3/aws4_request" }, "hola", 403, "Signature"],
      [{}, "hola!", 400, "EntityTooLarge"],
      [{}, "hol", 400, "EntityTooSmall"],
    ];
    for (const [changed, content, status, code] of wrong) {
      const answer = await post({ url, fields: { ...fields, ...changed } }, content);
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)]);
    }
  });

  it("refuses a policy whose time has passed, and a form without a file", async () => {
    const late = await files.allowUpload("uploads/a", { type: "text/plain", size: 4, seconds: -5 });
    expect(await (await post(late)).text()).toContain("Policy expired");
    const form = new FormData();
    form.append("key", "a");
    expect((await fetch(`${base}/foja-files`, { method: "POST", body: form })).status).toBe(400);
  });

  it("gives the beginning of an object, and says how large the whole is", async () => {
    objects.put("files/a", Buffer.from("0123456789"), "text/plain");
    const found = await files.begin("files/a", 4);
    expect(found).toMatchObject({ size: 10, tag: objects.get("files/a")?.etag });
    expect(Buffer.from(found?.head ?? []).toString()).toBe("0123");
    expect((await files.begin("files/a", 4096))?.head).toHaveLength(10);
    expect(await files.begin("files/nada", 4)).toBeUndefined();
    objects.put("files/vacio", Buffer.alloc(0), "text/plain");
    expect(await files.begin("files/vacio", 4)).toBeUndefined();
  });

  it("copies an object as it was looked at, or not at all", async () => {
    const { etag } = objects.put("uploads/c", Buffer.from("uno"), "text/csv");
    expect(await files.copy("uploads/c", "files/c", etag)).toBe(true);
    expect(objects.get("files/c")).toMatchObject({ etag, type: "text/csv" });
    objects.put("uploads/c", Buffer.from("dos"), "text/csv");
    expect(await files.copy("uploads/c", "files/c", etag)).toBe(false);
    expect(await files.copy("uploads/nada", "files/c", etag)).toBe(false);
    expect(objects.get("files/c")?.body.toString()).toBe("uno");
  });

  it("gives by a signed address what it was signed for, and only that", async () => {
    objects.put("files/d", Buffer.from("hola"), "text/plain");
    const url = await files.linkTo("files/d", "Año «1».txt", 60);
    const answer = await fetch(url);
    expect(await answer.text()).toBe("hola");
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename=\"Ano 1.txt\"; filename*=UTF-8''A%C3%B1o%20%C2%AB1%C2%BB.txt",
    );
    const wrong = [
      url.replace("files/d", "files/a"),
      url.replace("attachment", "inline"),
      url.replace("X-Amz-Expires=60", "X-Amz-Expires=600"),
      `${base}/foja-files/files/d`,
    ];
    for (const address of wrong) expect((await fetch(address)).status).toBe(403);
    const late = await files.linkTo("files/d", "a.txt", 1);
    const old = late.replace(/X-Amz-Date=\d{8}/, "X-Amz-Date=20200101");
    expect((await fetch(old)).status).toBe(403);
    expect((await fetch(url, { method: "DELETE" })).status).toBe(403);
  });

  it("accepts a signature of a while ago, and none of too long ago", async () => {
    objects.put("files/g", Buffer.from("hola"), "text/plain");
    const { host, pathname } = new URL(`${base}/foja-files/files/g`);
    const signedAgo = async (seconds: number) => {
      const at = new Date(Date.now() - seconds * 1000).toISOString();
      const headers = { "X-Amz-Date": at.replace(/[:-]|\.\d{3}/g, "") };
      const request = { host, path: pathname, service: "s3", region: "us-east-1", headers };
      const signed = aws4.sign(request, { accessKeyId: "test", secretAccessKey: "test" });
      const entries = Object.entries(signed.headers ?? {}).map(([name, it]) => [name, String(it)]);
      const answer = await fetch(`http://${host}${pathname}`, {
        headers: Object.fromEntries(entries),
      });
      return answer.status;
    };
    expect(await signedAgo(60)).toBe(200);
    expect(await signedAgo(3600)).toBe(403);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 30_000 });
    const url = await files.linkTo("files/g", "a.txt", 60);
    vi.useRealTimers();
    expect((await fetch(url)).status).toBe(200);
  });

  it("lets nobody read what a scan found malware in", async () => {
    const infected = Buffer.from(`%PDF ${["EICAR-STANDARD-", "ANTIVIRUS-TEST-FILE!"].join("")}`);
    const { etag } = objects.put("uploads/v", infected, "application/pdf");
    // What was just posted is not scanned yet.
    expect((await files.begin("uploads/v", 4))?.size).toBe(infected.length);
    expect(await files.copy("uploads/v", "files/v", etag)).toBe(true);
    const scanned = { ...process.env };
    // A whole Foja that ran in this process may have left it.
    delete process.env.MALWARE_SCAN;
    resetEnv();
    const refused = { code: "service.unavailable" };
    await expect(files.open("files/v")).rejects.toMatchObject(refused);
    process.env.MALWARE_SCAN = "guardduty";
    resetEnv();
    const told = { code: "file.infected", message: expect.stringContaining("tiene un virus") };
    await expect(files.linkTo("files/v", "a.pdf", 60)).rejects.toMatchObject(told);
    await expect(files.open("files/v")).rejects.toMatchObject(told);
    await expect(files.begin("files/v", 4)).rejects.toMatchObject(told);
    await expect(files.readWhole("files/v", etag)).rejects.toMatchObject(told);
    expect(await files.openIfClean("files/v")).toBeUndefined();
    // Others are read as ever, and what is not there says so itself.
    expect(await (await fetch(await files.linkTo("files/a", "a.txt", 60))).text()).toBe(
      "0123456789",
    );
    expect((await fetch(await files.linkTo("files/nada", "a.txt", 60))).status).toBe(404);
    process.env = scanned;
    resetEnv();
  });

  it("removes an object, as often as one likes", async () => {
    objects.put("files/e", Buffer.from("hola"), "text/plain");
    await files.discard("files/e");
    await files.discard("files/e");
    expect(objects.get("files/e")).toBeUndefined();
  });

  it("answers pages of its own origins, and says nothing to others", async () => {
    const answer = await post(await allow("uploads/f"), "hola", { origin: "http://aca" });
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://aca");
    const other = await post(await allow("uploads/f"), "hola", { origin: "http://alla" });
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
    const asked = await fetch(`${base}/foja-files`, {
      method: "OPTIONS",
      headers: { origin: "http://aca", "access-control-request-method": "POST" },
    });
    expect(asked.status).toBe(204);
  });

  it("knows one bucket, and takes bytes only by form or copy", async () => {
    expect((await fetch(`${base}/otro/files/d`)).status).toBe(404);
    const { fields } = await allow("uploads/a");
    expect((await post({ url: `${base}/otro`, fields })).status).toBe(404);
  });
});

describe("an object store that does not answer", () => {
  it("counts as unavailable, not as a defect", async () => {
    process.env.S3_ENDPOINT = "http://127.0.0.1:9/_local/s3";
    process.env.AWS_MAX_ATTEMPTS = "1";
    resetEnv();
    await expect(files.begin("files/a", 4)).rejects.toMatchObject({ code: "service.unavailable" });
    await expect(files.discard("files/a")).rejects.toMatchObject({ kind: "unavailable" });
    process.env.S3_ENDPOINT = base;
    resetEnv();
  });
});
