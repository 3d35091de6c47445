import type { Readable } from "node:stream";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { env } from "../env";
import { AppError, hasCode } from "../error";

// The client library is loaded on first use, not at start: most requests involve no file.
const load = () => import("@aws-sdk/client-s3");

let client: { endpoint: string | undefined; s3: S3Client } | undefined;

async function connect(): Promise<S3Client> {
  const { AWS_REGION: region, S3_ENDPOINT: endpoint } = env();
  if (client && client.endpoint === endpoint) return client.s3;
  const { S3Client } = await load();
  const s3 = new S3Client({
    region,
    endpoint,
    // Services other than Amazon's have no host name per bucket.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  client = { endpoint, s3 };
  return s3;
}

/** The URL and the form fields with which a browser posts one file. */
export type Upload = { url: string; fields: Record<string, string> };

/** Allows posting one object at that key, of exactly that type and size. */
export async function allowUpload(
  key: string,
  { type, size, seconds }: { type: string; size: number; seconds: number },
): Promise<Upload> {
  const { createPresignedPost } = await import("@aws-sdk/s3-presigned-post");
  return createPresignedPost(await connect(), {
    Bucket: env().FILES_BUCKET,
    Key: key,
    Fields: { "Content-Type": type },
    Conditions: [
      ["eq", "$Content-Type", type],
      ["content-length-range", size, size],
    ],
    Expires: seconds,
  });
}

/** The first bytes of an object, and its size. `tag` identifies this exact content. */
export type Beginning = { head: Uint8Array; size: number; tag: string };

/** The beginning of an object; undefined when there is none. */
export async function begin(key: string, bytes: number): Promise<Beginning | undefined> {
  const { GetObjectCommand } = await load();
  const input = { Bucket: env().FILES_BUCKET, Key: key, Range: `bytes=0-${bytes - 1}` };
  const s3 = await connect();
  const found = await reaching<GetObjectCommandOutput | undefined>(async () => {
    try {
      return await s3.send(new GetObjectCommand(input));
    } catch (error) {
      if (isNamed(error, "NoSuchKey", "InvalidRange")) return undefined;
      throw error;
    }
  });
  if (!found?.Body || !found.ETag) return undefined;
  const size = Number(found.ContentRange?.split("/")[1] ?? found.ContentLength);
  const head = await reaching(() => found.Body?.transformToByteArray() ?? Promise.reject());
  return { head, size, tag: found.ETag };
}

/** The bytes of an object as a stream; undefined when there is none. */
export async function open(key: string): Promise<Readable | undefined> {
  const { GetObjectCommand } = await load();
  const s3 = await connect();
  const found = await reaching<GetObjectCommandOutput | undefined>(async () => {
    try {
      return await s3.send(new GetObjectCommand({ Bucket: env().FILES_BUCKET, Key: key }));
    } catch (error) {
      if (isNamed(error, "NoSuchKey")) return undefined;
      throw error;
    }
  });
  return found?.Body as Readable | undefined;
}

/** As `open`, for who goes on without an object: one with malware counts as none. */
export const openIfClean = (key: string): Promise<Readable | undefined> =>
  open(key).catch((error: unknown) => {
    if (hasCode(error, "file.infected")) return undefined;
    throw error;
  });

/** All bytes of a stream that `open` answered. */
export async function buffered(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Writes an object from a stream of unknown length, in parts of some megabytes. */
export async function write(key: string, body: Readable, type: string): Promise<void> {
  const { Upload } = await import("@aws-sdk/lib-storage");
  const params = { Bucket: env().FILES_BUCKET, Key: key, Body: body, ContentType: type };
  await new Upload({ client: await connect(), params, queueSize: 2 }).done();
}

/** All bytes of an object that still has that `tag`; undefined when it changed or is gone. */
export async function readWhole(key: string, tag: string): Promise<Uint8Array | undefined> {
  const { GetObjectCommand } = await load();
  const s3 = await connect();
  return reaching(async () => {
    try {
      const input = { Bucket: env().FILES_BUCKET, Key: key, IfMatch: tag };
      const found = await s3.send(new GetObjectCommand(input));
      // Whoever does not know the condition answers what there is now.
      return found.ETag === tag ? await found.Body?.transformToByteArray() : undefined;
    } catch (error) {
      if (isNamed(error, "NoSuchKey", "PreconditionFailed")) return undefined;
      throw error;
    }
  });
}

/** Writes an object whole. */
export async function store(key: string, body: Uint8Array, type: string): Promise<void> {
  const { PutObjectCommand } = await load();
  const s3 = await connect();
  const input = { Bucket: env().FILES_BUCKET, Key: key, Body: body, ContentType: type };
  await reaching(() => s3.send(new PutObjectCommand(input)));
}

/** Copies an object if it still has that `tag`. Returns false when it changed or is gone. */
export async function copy(from: string, to: string, tag: string): Promise<boolean> {
  const { CopyObjectCommand } = await load();
  const Bucket = env().FILES_BUCKET;
  const command = new CopyObjectCommand({
    Bucket,
    Key: to,
    CopySource: `${Bucket}/${from}`,
    CopySourceIfMatch: tag,
  });
  const s3 = await connect();
  return reaching(async () => {
    try {
      await s3.send(command);
      return true;
    } catch (error) {
      if (isNamed(error, "NoSuchKey", "PreconditionFailed")) return false;
      throw error;
    }
  });
}

/**
 * A URL valid for `seconds` from which an object downloads as a file with that name. Throws
 * `file.infected`: S3 would tell it to the browser, in words that nobody understands.
 */
export async function linkTo(key: string, name: string, seconds: number): Promise<string> {
  const { GetObjectCommand, HeadObjectCommand } = await load();
  if (env().MALWARE_SCAN) {
    const s3 = await connect();
    const input = { Bucket: env().FILES_BUCKET, Key: key };
    await reaching(() => s3.send(new HeadObjectCommand(input)).catch(unlessMissing));
  }
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const command = new GetObjectCommand({
    Bucket: env().FILES_BUCKET,
    Key: key,
    ResponseContentDisposition: disposition(name),
  });
  return getSignedUrl(await connect(), command, { expiresIn: seconds });
}

/** As an attachment, never inline: a file from outside must not run as a page. */
export function disposition(name: string): string {
  const plain = name.normalize("NFD").replace(/[^\x20-\x7e]|["\\%]/g, "");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** The sizes in bytes of all objects whose key has a prefix, by key. */
export async function sizesUnder(prefix: string): Promise<Map<string, number>> {
  const { paginateListObjectsV2 } = await load();
  const client = await connect();
  return reaching(async () => {
    const sizes = new Map<string, number>();
    const input = { Bucket: env().FILES_BUCKET, Prefix: prefix };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, input)) {
      for (const { Key, Size = 0 } of Contents) if (Key) sizes.set(Key, Size);
    }
    return sizes;
  });
}

/** Deletes an object; does nothing where there is none. */
export async function discard(key: string): Promise<void> {
  const { DeleteObjectCommand } = await load();
  const s3 = await connect();
  await reaching(() => s3.send(new DeleteObjectCommand({ Bucket: env().FILES_BUCKET, Key: key })));
}

/** Deletes every object whose key has a prefix. */
export async function discardUnder(prefix: string): Promise<void> {
  for (const key of (await sizesUnder(prefix)).keys()) await discard(key);
}

const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name);

/** The link to an object that is not there answers so by itself. */
function unlessMissing(error: unknown): undefined {
  if (isNamed(error, "NotFound", "NoSuchKey")) return undefined;
  throw error;
}

/** The bucket's policy lets nobody read an object that its scan tagged; it answers 403 to HEAD and GET. */
const isInfected = (error: unknown) =>
  env().MALWARE_SCAN !== undefined &&
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 403;

const INFECTED =
  "Ese archivo tiene un virus: no se puede abrir ni bajar. Borralo, y pedí otro a quien lo mandó.";

async function reaching<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (cause) {
    if (isInfected(cause)) throw Object.assign(new AppError("file.infected", INFECTED), { cause });
    const message = "Los archivos no están disponibles por el momento. Probá de nuevo.";
    throw Object.assign(new AppError("service.unavailable", message, { retryAfter: 5 }), { cause });
  }
}
