import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

const KEY_LENGTH = 65;
const TAG_LENGTH = 16;

const expand = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/**
 * Decrypts a push message as a browser does: `aes128gcm` in one record, with the keys of RFC 8291.
 * Throws when it was not encrypted for these keys. By hand on purpose: docs/decisions/031.
 */
export function decrypt(body: Buffer, { curve, auth }: { curve: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + KEY_LENGTH);
  if (body[20] !== KEY_LENGTH) throw new Error("the message does not contain its sender's key");
  const parties = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
  const shared = expand(curve.computeSecret(sender), auth, parties, 32);
  const key = expand(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = expand(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const record = body.subarray(21 + KEY_LENGTH);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_LENGTH));
  const padded = Buffer.concat([
    decipher.update(record.subarray(0, -TAG_LENGTH)),
    decipher.final(),
  ]);
  // The last record ends with a delimiter, 2, and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
