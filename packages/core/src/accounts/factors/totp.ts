import { now } from "../../kernel/clock";

/** Seconds of a step, the value that authenticators assume. */
const PERIOD_S = 30;
/** Steps by which a phone's clock may be off, either way. */
const DRIFT = 1;

// Loaded at first use, so that other requests do not wait for it.
const library = () => import("otpauth");

/** A new secret of 160 bits, in base32. */
export async function newSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` URL from which an authenticator reads an account's secret. */
export async function addressOf(secret: string, account: string): Promise<string> {
  return (await totpOf(secret, account)).toString();
}

async function totpOf(secret: string, label = "") {
  const { Secret, TOTP } = await library();
  return new TOTP({
    issuer: "Foja",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}

/**
 * The step (RFC 6238) of a typed code, the current one or one step away; undefined for a wrong code
 * and for one already used, which is any up to `lastStep`.
 */
export async function stepOf(
  secret: string,
  code: string,
  lastStep: number,
): Promise<number | undefined> {
  const timestamp = now();
  const totp = await totpOf(secret);
  const delta = totp.validate({ token: code.replace(/\s/g, ""), timestamp, window: DRIFT });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  return step > lastStep ? step : undefined;
}
