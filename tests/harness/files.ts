import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { type Objects, openObjects } from "@foja/local/aws/files/objects";
import { createS3 } from "@foja/local/aws/files/s3";
import { serve } from "@hono/node-server";
import { TEST_ENVIRONMENT } from "./environment";

export type Bucket = { objects: Objects; stop(): Promise<void> };

/** Starts an object store for the test, whose content the test can read. */
export async function startBucket(): Promise<Bucket> {
  const folder = mkdtempSync(join(tmpdir(), "foja-files-"));
  const objects = openObjects(folder);
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, FILES_BUCKET, APP_URL } = TEST_ENVIRONMENT;
  const app = createS3(objects, {
    bucket: FILES_BUCKET,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
    origins: [APP_URL],
  });
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => listening(made));
  });
  process.env.S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  resetEnv();
  const stop = async () => {
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true });
  };
  return { objects, stop };
}

/** Posts a file like a browser: every given field, the file last. */
export async function post(
  { url, fields }: { url: string; fields: Record<string, string> },
  content: Uint8Array | string,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([content as BlobPart]));
  return fetch(url, { method: "POST", body: form });
}
