import { now } from "@foja/core/kernel/clock";
import { decodeJwt, SignJWT } from "jose";
import { TEST_ENVIRONMENT } from "./environment";

/** For how long a token is sent unchanged, in ms of the machine, whatever clock a test sets. */
const AS_IT_CAME_MS = 10 * 60_000;
const LIFE_S = 15 * 60;

/**
 * Returns the header of a call with a token. On a busy machine a file outlasts a token's fifteen
 * minutes: after ten, the same claims are signed anew. The API still checks their session.
 */
export function bearerOf(token: string): () => Promise<string> {
  const cameAt = performance.now();
  return async () => {
    const isOld = performance.now() - cameAt > AS_IT_CAME_MS;
    return `Bearer ${isOld ? await signedAnew(token) : token}`;
  };
}

function signedAnew(token: string): Promise<string> {
  const iat = Math.floor(now() / 1000);
  return new SignJWT({ ...decodeJwt(token), iat, exp: iat + LIFE_S })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .sign(Buffer.from(TEST_ENVIRONMENT.JWT_SECRET));
}
