import { createHash } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import * as z from "zod";
import { type GoogleKey, strangerKey } from "./keys";

export const GOOGLE_CLIENT_ID = "local.apps.googleusercontent.com";
/** The prefix marks it as useless anywhere else. */
export const GOOGLE_CLIENT_SECRET = "local-google-client-secret-of-this-machine";
const ISSUER = "https://accounts.google.com";

/** The person of the token, and its flaws: tests need tokens that must be refused. */
export const tokenRequest = z.strictObject({
  email: z.email(),
  sub: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).default(true),
  hd: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z.string().optional(),
  nonce: z.string().optional(),
  aud: z.string().default(GOOGLE_CLIENT_ID),
  iss: z.string().default(ISSUER),
  /** The seconds until it expires; negative for an expired one. */
  expiresIn: z.number().int().default(3600),
  /** `none` leaves it unsigned; `HS256` signs it with the public key as if that were a secret. */
  alg: z.enum(["RS256", "HS256", "none"]).default("RS256"),
  /** `other` signs with a key that is not published. */
  signedBy: z.enum(["google", "other"]).default("google"),
});

export type TokenRequest = z.input<typeof tokenRequest>;
type Asked = z.output<typeof tokenRequest>;

/** An ID token as Google signs it, with the requested flaws. */
export async function issueToken(request: TokenRequest, key: GoogleKey): Promise<string> {
  const asked = tokenRequest.parse(request);
  const claims = claimsOf(asked);
  if (asked.alg === "none") return new UnsecuredJWT(claims).encode();
  const token = new SignJWT(claims);
  if (asked.alg === "HS256") {
    return token
      .setProtectedHeader({ alg: "HS256", kid: key.kid, typ: "JWT" })
      .sign(new TextEncoder().encode(key.publicPem));
  }
  const signer = asked.signedBy === "other" ? await strangerKey(key.kid) : key;
  return token.setProtectedHeader({ alg: "RS256", kid: signer.kid, typ: "JWT" }).sign(signer.sign);
}

function claimsOf(asked: Asked) {
  const { expiresIn, alg: _alg, signedBy: _signedBy, ...person } = asked;
  const iat = Math.floor(Date.now() / 1000);
  return {
    ...person,
    azp: asked.aud,
    sub: asked.sub ?? subjectOf(asked.email),
    name: asked.name ?? fullName(asked),
    iat: Math.min(iat, iat + expiresIn),
    exp: iat + expiresIn,
  };
}

function fullName({ given_name, family_name }: Asked): string | undefined {
  return [given_name, family_name].filter(Boolean).join(" ") || undefined;
}

/** A person's Google id: 21 digits that depend only on the e-mail address. */
function subjectOf(email: string): string {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `1${BigInt(`0x${hash}`).toString().slice(0, 20)}`;
}
