import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod";
import { now } from "../clock";
import { env } from "../env";
import { AppError } from "../error";

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().transform((text) => text.toLowerCase()),
  email_verified: z.union([z.boolean(), z.string()]).transform((v) => v === true || v === "true"),
  given_name: z.string().max(80).optional(),
  family_name: z.string().max(80).optional(),
  name: z.string().max(160).optional(),
  picture: z.url().optional().catch(undefined),
  hd: z.string().optional(),
  /** When the token expires, in epoch seconds. */
  exp: z.number(),
});

/** The identity that Google confirms. */
export type GoogleIdentity = z.output<typeof claims>;

let keys: { url: string; get: JWTVerifyGetKey } | undefined;

function googleKeys(): JWTVerifyGetKey {
  const url = env().GOOGLE_JWKS_URL;
  if (keys?.url !== url) keys = { url, get: createRemoteJWKSet(new URL(url)) };
  return keys.get;
}

/**
 * The identity in an ID token, once its signature, issuer, audience and expiry are verified. Throws
 * `auth.google_rejected`, or `service.unavailable` when Google's keys cannot be fetched.
 */
export async function verifyGoogleToken(token: string): Promise<GoogleIdentity> {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = env();
  if (!GOOGLE_CLIENT_ID) throw unavailable();
  try {
    const { payload } = await jwtVerify(token, googleKeys(), {
      algorithms: ["RS256"],
      audience: GOOGLE_CLIENT_ID,
      issuer: [GOOGLE_ISSUER, "accounts.google.com"],
      requiredClaims: ["sub", "email", "exp", "iat"],
      currentDate: new Date(now()),
    });
    const identity = claims.safeParse(payload);
    if (!identity.success) throw rejected();
    return identity.data;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw isUnreachable(error) ? unavailable() : rejected();
  }
}

// Without its keys the token was not judged: that is the service's failure, not the person's.
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  return !(error instanceof errors.JOSEError) || error.code === "ERR_JOSE_GENERIC";
}

const rejected = () =>
  new AppError("auth.google_rejected", "Google no confirmó tu identidad. Probá de nuevo.");

const unavailable = () =>
  new AppError("service.unavailable", "El servicio de autenticación no está disponible");
