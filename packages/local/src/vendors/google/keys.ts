import { createPublicKey, type webcrypto } from "node:crypto";
import { exportJWK, exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, type JWK } from "jose";
import { readIfThere, writeAtomically } from "../../support/files";

export type GoogleKey = {
  kid: string;
  sign: webcrypto.CryptoKey;
  jwk: JWK;
  /** The public key as text, as an attacker would use it in an algorithm confusion. */
  publicPem: string;
};

/** The key with which the stand-in signs, stored across restarts. */
export async function loadKey(path: string, kid: string): Promise<GoogleKey> {
  const pem = readIfThere(path) ?? (await makeKey(path));
  const publicPem = createPublicKey(pem).export({ type: "spki", format: "pem" }).toString();
  const sign = await importPKCS8(pem, "RS256", { extractable: true });
  return { kid, sign, jwk: { ...publicPart(await exportJWK(sign)), kid }, publicPem };
}

async function makeKey(path: string): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const pem = await exportPKCS8(privateKey);
  writeAtomically(path, pem, 0o600);
  return pem;
}

function publicPart({ kty, n, e }: JWK): JWK {
  return { kty, n, e, alg: "RS256", use: "sig" };
}

/** A key that the stand-in does not publish. */
export async function strangerKey(kid: string): Promise<GoogleKey> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...publicPart(await exportJWK(publicKey)), kid };
  return { kid, sign: privateKey, jwk, publicPem: await exportSPKI(publicKey) };
}
