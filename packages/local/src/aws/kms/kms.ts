import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod";
import { readIfThere, writeAtomically } from "../../support/files";

const context = z.record(z.string(), z.string()).default({});
const generate = z.object({
  KeyId: z.string().min(1),
  KeySpec: z.literal("AES_256"),
  EncryptionContext: context,
});
const decrypt = z.object({ CiphertextBlob: z.string(), EncryptionContext: context });

/** A stand-in for KMS, as its client calls it. Its one key is in a file only its owner can read. */
export function createKms(path: string): Hono {
  const key = Buffer.from(readIfThere(path) ?? newKey(path), "base64");
  const app = new Hono();
  app.post("/", async (c) => {
    const body: unknown = await c.req.json();
    switch (c.req.header("x-amz-target")) {
      case "TrentService.GenerateDataKey":
        return generated(body, key);
      case "TrentService.Decrypt":
        return decrypted(body, key);
      default:
        return refused("UnsupportedOperationException");
    }
  });
  return app;
}

function newKey(path: string): string {
  const text = randomBytes(32).toString("base64");
  writeAtomically(path, text, 0o600);
  return text;
}

const boundTo = (given: Record<string, string>) =>
  Buffer.from(JSON.stringify(Object.entries(given).sort()));

function generated(body: unknown, key: Buffer): Response {
  const asked = generate.safeParse(body);
  if (!asked.success) return refused("ValidationException");
  const plain = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(
    boundTo(asked.data.EncryptionContext),
  );
  const closed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const Plaintext = plain.toString("base64");
  return answer({ KeyId: asked.data.KeyId, Plaintext, CiphertextBlob: closed.toString("base64") });
}

function decrypted(body: unknown, key: Buffer): Response {
  const asked = decrypt.safeParse(body);
  if (!asked.success) return refused("ValidationException");
  const blob = Buffer.from(asked.data.CiphertextBlob, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, blob.subarray(0, 12));
  decipher.setAAD(boundTo(asked.data.EncryptionContext)).setAuthTag(blob.subarray(-16));
  try {
    const plain = Buffer.concat([decipher.update(blob.subarray(12, -16)), decipher.final()]);
    return answer({ KeyId: "local", Plaintext: plain.toString("base64") });
  } catch {
    // Another key, or another context.
    return refused("InvalidCiphertextException");
  }
}

const TYPE = { "content-type": "application/x-amz-json-1.1" };
const answer = (body: object) => new Response(JSON.stringify(body), { headers: TYPE });
const refused = (__type: string) =>
  new Response(JSON.stringify({ __type, message: __type }), { status: 400, headers: TYPE });
