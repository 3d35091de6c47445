import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importJWK, jwtVerify, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { type GoogleKey, loadKey, strangerKey } from "./keys";

const somewhere = () => join(mkdtempSync(join(tmpdir(), "foja-test-")), "key.pem");

const verifies = async (signer: GoogleKey, published: GoogleKey) => {
  const token = await new SignJWT({ a: 1 }).setProtectedHeader({ alg: "RS256" }).sign(signer.sign);
  return jwtVerify(token, await importJWK(published.jwk, "RS256")).then(
    () => true,
    () => false,
  );
};

describe("loadKey", () => {
  it("makes a key once and keeps it where only its owner reads it", async () => {
    const path = somewhere();
    const [first, again] = [await loadKey(path, "k"), await loadKey(path, "k")];
    expect(again.jwk).toEqual(first.jwk);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await verifies(first, again)).toBe(true);
  });

  it("publishes the public half alone", async () => {
    const { jwk, publicPem } = await loadKey(somewhere(), "k");
    expect(Object.keys(jwk).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    expect(publicPem).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  it("makes another for another folder", async () => {
    const [one, other] = [await loadKey(somewhere(), "k"), await loadKey(somewhere(), "k")];
    expect(one.jwk.n).not.toBe(other.jwk.n);
  });
});

describe("strangerKey", () => {
  it("bears the name of a key that it is not", async () => {
    const [google, stranger] = [await loadKey(somewhere(), "k"), await strangerKey("k")];
    expect(stranger.jwk.kid).toBe(google.jwk.kid);
    expect(await verifies(stranger, google)).toBe(false);
    expect(await verifies(stranger, stranger)).toBe(true);
  });
});
