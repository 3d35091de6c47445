import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isInfected } from "./malware";
import type { Objects, StoredObject } from "./objects";
import { createParts } from "./parts";
import { type Refusal, refusalOfForm } from "./policy";
import { type Credentials, refusalOf } from "./signature";

type Options = { bucket: string; credentials: Credentials; origins: readonly string[] };

/**
 * A stand-in for S3 with one bucket, path style: POST of a form with a signed policy, and signed
 * GET, HEAD, PUT (whole or in parts), DELETE, copy and list. Unsigned requests are refused.
 */
export function createS3(objects: Objects, { bucket, credentials, origins }: Options): Hono {
  const app = new Hono();
  app.use("/:bucket/*", async (c, next) => {
    allowOrigin(c, origins);
    if (c.req.method === "OPTIONS") return c.body(null, 204);
    if (c.req.param("bucket") !== bucket) return noBucket(c);
    // A form is signed in its fields; a POST to an object is signed as a request.
    const isForm = c.req.method === "POST" && !c.req.header("authorization");
    const problem = isForm ? undefined : refusalOf(c.req.raw, credentials);
    if (problem) return denied(c, problem);
    await next();
  });
  app.post("/:bucket", (c) => receive(c, objects, bucket, credentials));
  // The client ends the bucket with a slash, which a non-strict router removes.
  app.on("GET", ["/:bucket", "/:bucket/"], (c) => listObjects(c, objects, bucket));
  app.get("/:bucket/:key{.+}", (c) => {
    const found = objects.get(c.req.param("key"));
    if (!found) return noKey(c);
    return isInfected(found) ? denied(c) : give(c, found);
  });
  const parts = createParts(objects, xml);
  app.post("/:bucket/:key{.+}", (c) => {
    const { uploadId } = c.req.query();
    return uploadId ? parts.end(c, uploadId) : parts.begin(c, bucket, c.req.param("key"));
  });
  app.put("/:bucket/:key{.+}", async (c) => {
    const { uploadId, partNumber } = c.req.query();
    if (uploadId) return parts.take(c, uploadId, Number(partNumber));
    if (c.req.header("x-amz-copy-source")) return copy(c, objects, c.req.param("key"), bucket);
    const type = c.req.header("content-type") ?? "binary/octet-stream";
    const body = Buffer.from(await c.req.arrayBuffer());
    c.header("etag", objects.put(c.req.param("key"), body, type).etag);
    return c.body(null, 200);
  });
  app.delete("/:bucket/:key{.+}", (c) => {
    const { uploadId } = c.req.query();
    if (uploadId) return parts.forget(c, uploadId);
    objects.remove(c.req.param("key"));
    return c.body(null, 204);
  });
  return app;
}

/** The CORS rules of the bucket. */
function allowOrigin(c: Context, origins: readonly string[]): void {
  const origin = c.req.header("origin");
  if (origin === undefined || !origins.includes(origin)) return;
  c.header("access-control-allow-origin", origin);
  c.header("access-control-allow-methods", "POST, GET");
  c.header("access-control-allow-headers", "*");
  c.header("vary", "origin");
}

const PAGE = 1000;

/** ListObjectsV2: a thousand keys a page, in order, continuing after the one in the token. */
function listObjects(c: Context, objects: Objects, bucket: string) {
  const { prefix = "", "continuation-token": after = "" } = c.req.query();
  const found = objects
    .list()
    .filter(({ key }) => key.startsWith(prefix) && key > after)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const shown = found.slice(0, PAGE);
  const more = found.length > PAGE;
  const next = more
    ? `<NextContinuationToken>${escaped(shown.at(-1)?.key ?? "")}</NextContinuationToken>`
    : "";
  const contents = shown.map(
    ({ key, size, etag, at }) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${at}</LastModified><ETag>${escaped(etag)}</ETag><Size>${size}</Size></Contents>`,
  );
  const head = `<Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${PAGE}</MaxKeys><IsTruncated>${more}</IsTruncated>`;
  return xml(c, 200, `<ListBucketResult>${head}${next}${contents.join("")}</ListBucketResult>`);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

async function receive(c: Context, objects: Objects, bucket: string, own: Credentials) {
  const form = await c.req.formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  const file = form.get("file");
  if (!(file instanceof File)) {
    const message = "POST requires exactly one file upload per request.";
    return refuse(c, { status: 400, code: "InvalidArgument", message });
  }
  const refusal = refusalOfForm(fields, file.size, bucket, own);
  if (refusal) return refuse(c, refusal);
  const type = fields["Content-Type"] ?? "binary/octet-stream";
  const { etag } = objects.put(fields.key ?? "", Buffer.from(await file.arrayBuffer()), type);
  c.header("etag", etag);
  return c.body(null, 204);
}

function give(c: Context, { body, etag, type }: StoredObject) {
  c.header("etag", etag);
  c.header("content-type", type);
  c.header("accept-ranges", "bytes");
  const disposition = c.req.query("response-content-disposition");
  if (disposition) c.header("content-disposition", disposition);
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(c.req.header("range") ?? "") ?? [];
  if (from === undefined) return c.body(new Uint8Array(body));
  if (Number(from) >= body.length) {
    const message = "The requested range is not satisfiable";
    return refuse(c, { status: 416, code: "InvalidRange", message });
  }
  const last = Math.min(Number(to), body.length - 1);
  c.header("content-range", `bytes ${from}-${last}/${body.length}`);
  return c.body(new Uint8Array(body.subarray(Number(from), last + 1)), 206);
}

function copy(c: Context, objects: Objects, key: string, bucket: string) {
  const source = decodeURIComponent(c.req.header("x-amz-copy-source") ?? "").replace(/^\//, "");
  if (!source.startsWith(`${bucket}/`)) return noBucket(c);
  const found = objects.get(source.slice(bucket.length + 1));
  if (!found) return noKey(c);
  const wanted = c.req.header("x-amz-copy-source-if-match");
  if (wanted !== undefined && wanted !== found.etag) {
    const message = "At least one of the pre-conditions you specified did not hold";
    return refuse(c, { status: 412, code: "PreconditionFailed", message });
  }
  const { etag, at } = objects.put(key, found.body, found.type);
  return xml(
    c,
    200,
    `<CopyObjectResult><LastModified>${at}</LastModified><ETag>${etag.replaceAll('"', "&quot;")}</ETag></CopyObjectResult>`,
  );
}

const denied = (c: Context, code: Refusal["code"] = "AccessDenied") =>
  refuse(c, { status: 403, code, message: "Access Denied" });

const noKey = (c: Context) =>
  refuse(c, { status: 404, code: "NoSuchKey", message: "The specified key does not exist." });

const noBucket = (c: Context) =>
  refuse(c, { status: 404, code: "NoSuchBucket", message: "The specified bucket does not exist" });

type Problem = { status: Refusal["status"] | 404 | 412 | 416; code: string; message: string };

const refuse = (c: Context, { status, code, message }: Problem) =>
  xml(c, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);

function xml(c: Context, status: ContentfulStatusCode, body: string) {
  c.header("content-type", "application/xml");
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, status);
}
