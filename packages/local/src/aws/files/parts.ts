import { createHash, randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Objects } from "./objects";

type Sent = { key: string; type: string; parts: Map<number, Buffer> };

/** Sends an XML document. */
export type Xml = (c: Context, status: 200 | 404, body: string) => Response;

/**
 * Multipart uploads, as S3 takes objects of unknown length: started, sent part by part, and
 * assembled at the end. Unfinished ones are lost with the process.
 */
export function createParts(objects: Objects, xml: Xml) {
  const begun = new Map<string, Sent>();
  const none = (c: Context) =>
    xml(c, 404, "<Error><Code>NoSuchUpload</Code><Message>No such upload</Message></Error>");
  return {
    begin(c: Context, bucket: string, key: string) {
      const id = randomUUID();
      const type = c.req.header("content-type") ?? "binary/octet-stream";
      begun.set(id, { key, type, parts: new Map() });
      const body = `<Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
      return xml(c, 200, `<InitiateMultipartUploadResult>${body}</InitiateMultipartUploadResult>`);
    },
    async take(c: Context, id: string, nth: number) {
      const upload = begun.get(id);
      if (!upload) return none(c);
      const part = Buffer.from(await c.req.arrayBuffer());
      upload.parts.set(nth, part);
      c.header("etag", `"${createHash("md5").update(part).digest("hex")}"`);
      return c.body(null, 200);
    },
    end(c: Context, id: string) {
      const upload = begun.get(id);
      if (!upload) return none(c);
      begun.delete(id);
      const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      const { etag } = objects.put(upload.key, Buffer.concat(parts), upload.type);
      const body = `<Key>${upload.key}</Key><ETag>${etag.replaceAll('"', "&quot;")}</ETag>`;
      return xml(c, 200, `<CompleteMultipartUploadResult>${body}</CompleteMultipartUploadResult>`);
    },
    forget(c: Context, id: string) {
      begun.delete(id);
      return c.body(null, 204);
    },
  };
}
