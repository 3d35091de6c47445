import { createSecretKey, type KeyObject } from "node:crypto";
import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from "jose";
import { ROLES, type Role } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { AppError } from "../../kernel/error";
import { previousSecret, secret } from "../../kernel/secrets";

const LIFE_S = 15 * 60;
const ISSUER = "foja";
const AUDIENCE = "foja-api";
const TYPE = "at+jwt";

/** The content of a token; `practiceId` if it is for a practice other than the person's own. */
export type Access = { userId: string; practiceId?: string; sessionId: string; role: Role };

const keys = new Map<string, KeyObject>();

function keyOf(text: string): KeyObject {
  const known = keys.get(text);
  if (known) return known;
  // Two at most are in use: more are those of tests.
  if (keys.size > 1) keys.clear();
  const key = createSecretKey(Buffer.from(text));
  keys.set(text, key);
  return key;
}

const signingKey = async (): Promise<KeyObject> => keyOf(await secret("JWT_SECRET"));

/** A signed access token, valid for 15 minutes. */
export async function issue({ userId, practiceId, sessionId, role }: Access): Promise<string> {
  const issuedAt = Math.floor(now() / 1000);
  return new SignJWT({ sid: sessionId, role, ...(practiceId && { practice: practiceId }) })
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_S)
    .sign(await signingKey());
}

type Verified = Access & { expiresAt: number };

/**
 * Tokens with a verified signature. A signature stays valid, and a page sends a dozen requests with
 * one token; its expiry and its session are checked every time.
 */
const verified = new Map<string, Verified>();
const MOST_VERIFIED = 1000;

/**
 * The content of a token. Throws `auth.expired_token` (with `needRefresh`) or `auth.invalid_token`.
 */
export async function read(token: string): Promise<Access> {
  const known = verified.get(token) ?? (await verify(token));
  if (known.expiresAt * 1000 <= now()) {
    verified.delete(token);
    throw expired();
  }
  return known;
}

async function verify(token: string): Promise<Verified> {
  try {
    const { payload } = await withEitherKey((key) => jwtVerify(token, key, demanded()));
    const access = { ...toAccess(payload), expiresAt: payload.exp ?? 0 };
    if (verified.size >= MOST_VERIFIED) verified.clear();
    verified.set(token, access);
    return access;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw expired();
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw notValid();
    throw error;
  }
}

const demanded = (): JWTVerifyOptions => ({
  algorithms: ["HS256"],
  issuer: ISSUER,
  audience: AUDIENCE,
  typ: TYPE,
  requiredClaims: ["sub", "sid", "role", "exp", "iat"],
  currentDate: new Date(now()),
});

/** Works with the stage's key and, where its signature is not that, with the one before it. */
async function withEitherKey<T>(work: (key: KeyObject) => Promise<T>): Promise<T> {
  try {
    return await work(await signingKey());
  } catch (error) {
    const foreign = error instanceof errors.JWSSignatureVerificationFailed;
    const before = foreign ? await previousSecret("JWT_SECRET") : undefined;
    if (before === undefined) throw error;
    return work(keyOf(before));
  }
}

const expired = () =>
  new AppError("auth.expired_token", "Tu sesión ha expirado", { needRefresh: true });

function toAccess({ sub: userId, sid, practice, ...payload }: JWTPayload): Access {
  const role = ROLES.find((name) => name === payload.role);
  if (!userId || typeof sid !== "string" || !role) throw notValid();
  return { userId, sessionId: sid, role, ...(practice ? { practiceId: String(practice) } : {}) };
}

const notValid = () => new AppError("auth.invalid_token", "La credencial no es válida.");
