import { Throttle } from "@foja/core/accounts/throttle";
import { withContext } from "@foja/core/kernel/actor";
import { at, now } from "@foja/core/kernel/clock";
import { newId } from "@foja/core/kernel/id";
import { call, someAddress } from "@foja/harness/api";
import { beforeAll, expect, it } from "vitest";

const email = "nadie@ejemplo.com.ar";
const password = "una contraseña larga";
const code = "123456";
const octets = "AAAA";
const credential = {
  ...{ id: octets, rawId: octets, type: "public-key" },
  response: { clientDataJSON: octets, authenticatorData: octets, signature: octets },
};

/** A refresh token in the form of one that was issued here. */
const FOREIGN = `foja_refresh=${newId("user")}.${newId("session")}.0.${"A".repeat(43)}`;

/** What whoever has no session may ask, and costs the table or a hash. */
const DOORS: [method: string, path: string, body?: object, headers?: Record<string, string>][] = [
  ["POST", "/api/auth/register", { email, password, firstName: "Eva", lastName: "Ríos" }],
  ["POST", "/api/auth/resend-code", { email }],
  ["POST", "/api/auth/verify-code", { email, code }],
  ["POST", "/api/auth/login", { email, password }],
  ["POST", "/api/reactivate-account", { email, password }],
  ["POST", "/api/auth/google", { token: "x" }],
  ["POST", "/api/auth/refresh-token", undefined, { cookie: FOREIGN }],
  ["POST", "/api/auth/reset-request", { email }],
  ["POST", "/api/auth/verify-reset-code", { email, code }],
  ["POST", "/api/auth/reset", { email, code, newPassword: password }],
  ["POST", "/api/auth/second-factor", { challenge: "A".repeat(43), code }],
  ["POST", "/api/auth/passkeys/sign-in/options"],
  ["POST", "/api/auth/passkeys/sign-in", { credential }],
  ["GET", "/api/members/invitations/x/offer"],
];

const address = someAddress();
/** One instant for all: as time passes, a network gets more tries. */
let instant = 0;

beforeAll(async () => {
  instant = now();
  const actor = { type: "public" as const };
  const caller = { actor, requestId: "-", address, userAgent: "-" };
  for (let tries = 0; tries < 30; tries += 1) {
    await at(instant, () => withContext(caller, () => Throttle.drip()));
  }
});

it.each(DOORS)("%s %s waits with its network", async (method, path, body, headers) => {
  const answer = await at(instant, () => call(method, path, { body, headers, address }));
  expect([answer.status, answer.body.error]).toEqual([429, "request.throttled"]);
});
