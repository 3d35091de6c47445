import { now } from "@foja/core/kernel/clock";
import { secret } from "@foja/core/kernel/secrets";
import { decodeJwt, SignJWT } from "jose";

/** For how long a token is sent unchanged, in ms of the machine, whatever clock a test sets. */
const AS_IT_CAME_MS = 10 * 60_000;
const LIFE_S = 15 * 60;

/** When the token of each practice came. */
const cameAt = new Map<string, number>();

/**
 * Returns the header of a call with a token. On a busy machine a file outlasts a token's fifteen
 * minutes: after ten, the same claims are signed anew. The API still checks their session.
 */
export function bearerOf(token: string): () => Promise<string> {
  cameAt.set(token, performance.now());
  return async () => `Bearer ${await freshOf(token)}`;
}

/** A token of a practice as it came, or signed anew; one that a test made by itself as it is. */
export async function freshOf(token: string): Promise<string> {
  const came = cameAt.get(token);
  const isOld = came !== undefined && performance.now() - came > AS_IT_CAME_MS;
  return isOld ? signedAnew(token) : token;
}

/** The claims of a token, signed as of now. */
export async function signedAnew(token: string): Promise<string> {
  const iat = Math.floor(now() / 1000);
  return new SignJWT({ ...decodeJwt(token), iat, exp: iat + LIFE_S })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .sign(Buffer.from(await secret("JWT_SECRET")));
}
