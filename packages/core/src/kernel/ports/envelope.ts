import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KMSClient } from "@aws-sdk/client-kms";
import { env } from "../env";

/** An encrypted text, under a data key that only KMS can decrypt, and only for its owner. */
export type Sealed = { key: string; iv: string; tag: string; text: string };

let client: { of: string | undefined; kms: KMSClient } | undefined;

async function connect(): Promise<KMSClient> {
  const { AWS_REGION: region, KMS_ENDPOINT: endpoint } = env();
  if (client && client.of === endpoint) return client.kms;
  const { KMSClient } = await import("@aws-sdk/client-kms");
  client = { of: endpoint, kms: new KMSClient({ region, endpoint }) };
  return client.kms;
}

/** KMS decrypts a key only with the context it was made with: no grant opens for another owner. */
const contextOf = (ownerId: string) => ({ ownerId });

/** Decrypted data keys by their encrypted form, so that a sync calls KMS once. */
const opened = new Map<string, Buffer>();
const MOST_OPENED = 500;

function remember(closed: string, key: Buffer): Buffer {
  opened.set(closed, key);
  const [oldest] = opened.keys();
  if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest);
  return key;
}

/** Encrypts a text of a practice under a new data key. */
export async function seal(text: string, ownerId: string): Promise<Sealed> {
  const { GenerateDataKeyCommand } = await import("@aws-sdk/client-kms");
  const made = await (await connect()).send(
    new GenerateDataKeyCommand({
      KeyId: env().GRANTS_KEY_ID,
      KeySpec: "AES_256",
      EncryptionContext: contextOf(ownerId),
    }),
  );
  if (!made.Plaintext || !made.CiphertextBlob) throw new Error("KMS made no key");
  const key = Buffer.from(made.CiphertextBlob).toString("base64");
  const iv = randomBytes(12);
  const cipher = createCipheriv(
    "aes-256-gcm",
    remember(cacheKey(key, ownerId), Buffer.from(made.Plaintext)),
    iv,
  );
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const [tag, encrypted] = [cipher.getAuthTag().toString("base64"), body.toString("base64")];
  return { key, iv: iv.toString("base64"), tag, text: encrypted };
}

/** Decrypts what `seal` made for the same practice. Throws for another's. */
export async function unseal({ key, iv, tag, text }: Sealed, ownerId: string): Promise<string> {
  const decipher = createDecipheriv(
    "aes-256-gcm",
    await open(key, ownerId),
    Buffer.from(iv, "base64"),
  );
  decipher.setAuthTag(Buffer.from(tag, "base64"));
  const body = Buffer.concat([decipher.update(Buffer.from(text, "base64")), decipher.final()]);
  return body.toString("utf8");
}

const cacheKey = (closed: string, ownerId: string) => `${ownerId} ${closed}`;

async function open(closed: string, ownerId: string): Promise<Buffer> {
  const known = opened.get(cacheKey(closed, ownerId));
  if (known) return known;
  const { DecryptCommand } = await import("@aws-sdk/client-kms");
  const { Plaintext } = await (await connect()).send(
    new DecryptCommand({
      CiphertextBlob: Buffer.from(closed, "base64"),
      EncryptionContext: contextOf(ownerId),
      KeyId: env().GRANTS_KEY_ID,
    }),
  );
  if (!Plaintext) throw new Error("KMS opened no key");
  return remember(cacheKey(closed, ownerId), Buffer.from(Plaintext));
}
