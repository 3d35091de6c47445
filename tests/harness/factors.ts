import { Secret, TOTP } from "otpauth";
import { type Answer, call, someAddress } from "./api";
import { newAuthenticator } from "./passkey";
import { PASSWORD, type Tenant } from "./tenant";

/** The code of an authenticator application for a secret (base32) at an instant (ms). */
export const codeAt = (secret: string, instant: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: instant });

/** Sets up an authenticator application. Returns its secret and the recovery codes. */
export async function withTotp(tenant: Tenant, instant = Date.now()) {
  const started = await tenant.call("POST", "/api/auth/totp");
  const secret = String(started.body.secret);
  const code = codeAt(secret, instant);
  const confirmed = await tenant.call("POST", "/api/auth/totp/confirm", { body: { code } });
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.body.message}`);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

/** Adds a passkey to an account. Returns the authenticator that holds it, and the API's answer. */
export async function withPasskey(tenant: Tenant, name?: string) {
  const authenticator = newAuthenticator();
  const offered = await tenant.call("POST", "/api/auth/passkeys/options");
  const options = offered.body.options as { challenge: string; user: { id: string } };
  const body = { credential: authenticator.make(options), ...(name && { name }) };
  const added = await tenant.call("POST", "/api/auth/passkeys", { body });
  if (added.status !== 201) throw new Error(`not added: ${added.body.message}`);
  return { authenticator, added: added.body };
}

/** The first step of signing in, by password; with the cookies of a browser. */
export const firstStep = (email: string, cookie?: string, password = PASSWORD): Promise<Answer> =>
  call("POST", "/api/auth/login", {
    body: { email, password },
    headers: cookie ? { cookie } : {},
  });

/** The second step, from an address of its own. */
export const secondStep = (body: object): Promise<Answer> =>
  call("POST", "/api/auth/second-factor", { body, address: someAddress() });

/** A cookie of an answer as a browser sends it back; "" if the answer sets none. */
export const cookieIn = ({ headers }: Answer, name: string): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";
