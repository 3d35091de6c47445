import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resetEnv } from "@foja/core/kernel/env";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** Starts a stand-in of Google for the test, which serves its keys at the configured address. */
export async function startGoogle() {
  const [own, stranger] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: "k1", alg: "RS256", use: "sig" }];
  const server = createServer((_, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  process.env.GOOGLE_JWKS_URL = `http://127.0.0.1:${port}/certs`;
  resetEnv();
  return {
    /** An ID token with these claims; optionally signed by another key. */
    token: (claims: Record<string, unknown>, signedBy: "own" | "stranger" = "own") =>
      new SignJWT({
        iss: "https://accounts.google.com",
        aud: process.env.GOOGLE_CLIENT_ID,
        email_verified: true,
        given_name: "Eva",
        family_name: "Ríos",
        jti: randomUUID(),
        iat: Math.floor(Date.now() / 1000),
        exp: Math.floor(Date.now() / 1000) + 3600,
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: "k1" })
        .sign((signedBy === "own" ? own : stranger).privateKey),
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
