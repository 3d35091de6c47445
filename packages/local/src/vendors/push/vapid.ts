import { importJWK, jwtVerify } from "jose";

const DAY_S = 24 * 3600;

/**
 * The public key of a sender, from the `Authorization` header of RFC 8292. Undefined when the token
 * is not signed by that key, is for another service, names no contact, or lasts more than a day.
 */
export async function senderOf(header: string, audience: string): Promise<string | undefined> {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (!token || !key) return undefined;
  const point = Buffer.from(key, "base64url");
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  try {
    const jwk = await importJWK({ kty: "EC", crv: "P-256", x: part(1), y: part(33) }, "ES256");
    const { payload } = await jwtVerify(token, jwk, { algorithms: ["ES256"], audience });
    const lasts = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
    return lasts <= DAY_S && /^(mailto|https):/.test(payload.sub ?? "") ? key : undefined;
  } catch {
    return undefined;
  }
}
