import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bringBack, deletedSince } from "./file-versions";

const AT = "2026-11-20T14:30:00.000Z";
const asked: { method: string; url: string; source: string }[] = [];

const version = (key: string, id: string, at: string, latest: boolean) =>
  `<Version><Key>${key}</Key><VersionId>${id}</VersionId><IsLatest>${latest}</IsLatest><LastModified>${at}</LastModified><Size>3</Size></Version>`;
const marker = (key: string, id: string, at: string, latest: boolean) =>
  `<DeleteMarker><Key>${key}</Key><VersionId>${id}</VersionId><IsLatest>${latest}</IsLatest><LastModified>${at}</LastModified></DeleteMarker>`;

const [BEFORE, BETWEEN, AFTER] = ["2026-11-19", "2026-11-20", "2026-11-21"].map(
  (day) => `${day}T10:00:00.000Z`,
) as [string, string, string];

/** Two pages, as S3 answers them. */
const PAGES = [
  `<ListVersionsResult><IsTruncated>true</IsTruncated><NextKeyMarker>files/a/c</NextKeyMarker><NextVersionIdMarker>c1</NextVersionIdMarker>${[
    // Deleted since: it comes back as it was.
    marker("files/a/b", "b2", AFTER, true),
    version("files/a/b", "b1", BEFORE, false),
    // Still there.
    version("files/a/c", "c1", BEFORE, true),
  ].join("")}</ListVersionsResult>`,
  `<ListVersionsResult><IsTruncated>false</IsTruncated>${[
    // Deleted before the moment.
    marker("files/a/d", "d2", BETWEEN, true),
    version("files/a/d", "d1", BEFORE, false),
    // Written and deleted after it.
    marker("files/a/e", "e2", AFTER, true),
    version("files/a/e", "e1", "2026-11-20T18:00:00.000Z", false),
    // Written over, then deleted: the version of the moment.
    marker("files/a/f ñ", "f3", AFTER, true),
    version("files/a/f ñ", "f2", BETWEEN, false),
    version("files/a/f ñ", "f1", BEFORE, false),
  ].join("")}</ListVersionsResult>`,
];

const server = createServer((request, response) => {
  const { method = "", url = "", headers } = request;
  asked.push({ method, url, source: String(headers["x-amz-copy-source"] ?? "") });
  response.setHeader("content-type", "application/xml");
  if (method === "PUT") return void response.end("<CopyObjectResult/>");
  response.end(PAGES[url.includes("key-marker") ? 1 : 0]);
});
const bucket = { bucket: "foja-files", region: "us-east-1", endpoint: "" };

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

it("finds what was there at the moment and is deleted now, over all pages", async () => {
  expect(await deletedSince(bucket, "files/a/", AT)).toEqual([
    { key: "files/a/b", versionId: "b1" },
    { key: "files/a/f ñ", versionId: "f2" },
  ]);
  expect(asked).toHaveLength(2);
  expect(asked.every(({ url }) => url.includes("prefix=files%2Fa%2F"))).toBe(true);
});

it("copies that version onto its own key", async () => {
  asked.length = 0;
  await bringBack(bucket, { key: "files/a/f ñ", versionId: "f2" });
  expect(asked).toMatchObject([
    { method: "PUT", source: "foja-files/files/a/f%20%C3%B1?versionId=f2" },
  ]);
});
