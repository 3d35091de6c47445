import { createECDH } from "node:crypto";

/** A new private key of a sender (VAPID, RFC 8292), in base64url. */
export function newPushKey(): string {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  // A key that begins with zeros is returned shorter.
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

/** Both keys of a sender, as environment variables of the functions. */
export function pushSecrets(privateKey: string) {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  return { PUSH_PRIVATE_KEY: privateKey, PUSH_PUBLIC_KEY: curve.getPublicKey("base64url") };
}
