import { createECDH } from "node:crypto";

/** A new key of who sends, as VAPID (RFC 8292) writes it. */
export function newPushKey(): string {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  // A key that begins with zeros is shorter than it should be.
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

/** Both keys of who sends, as the functions read them. */
export function pushSecrets(privateKey: string) {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  return { PUSH_PRIVATE_KEY: privateKey, PUSH_PUBLIC_KEY: curve.getPublicKey("base64url") };
}
