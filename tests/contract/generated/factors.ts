import { Factors } from "@foja/core/accounts/factors";
import { Keys } from "@foja/core/accounts/keys";
import { Users } from "@foja/core/accounts/users";
import { commit, replace } from "@foja/core/kernel/dynamo";
import { withPasskey } from "@foja/harness/factors";
import { newAuthenticator } from "@foja/harness/passkey";
import type { Tenant } from "@foja/harness/tenant";

const CHALLENGE = "A".repeat(43);
const made = () => newAuthenticator().make({ challenge: CHALLENGE, user: { id: "eA" } });
const answered = () => newAuthenticator().answer(CHALLENGE);
const given = () => ({ ...answered().response, userHandle: "eA" });

/** Bodies for the routes of the second factor: well formed, but without a valid proof. */
export const FACTOR_BODIES: Record<string, () => unknown[]> = {
  "/api/auth/second-factor": () => [
    { challenge: CHALLENGE, code: "123456", rememberDevice: true },
    { challenge: CHALLENGE, credential: { ...answered(), response: given() } },
  ],
  "/api/auth/second-factor/again": () => [
    { code: "ABCD-EFGH-JKLM-NPQR" },
    { challenge: CHALLENGE, credential: { ...answered(), response: given() } },
  ],
  "/api/auth/totp/confirm": () => [{ code: "123456" }],
  "/api/keys": () => [
    { name: "Planilla", scopes: ["read", "write"], expiresAt: "2199-01-01T00:00:00.000Z" },
  ],
  "/api/auth/passkeys": () => [{ name: "Notebook", credential: made() }],
  "/api/auth/passkeys/sign-in": () => [{ credential: { ...answered(), response: given() } }],
};

/** A passkey of a practice's own person. */
export async function newPasskey(tenant: Tenant, name: string): Promise<string> {
  const { added } = await withPasskey(tenant, name);
  return (added.passkey as { _id: string })._id;
}

/** A key of a practice's own person, for a program. */
export const newKey = (tenant: Tenant, name: string): Promise<string> =>
  tenant.as(async () => (await Keys.create({ name, scopes: ["read"] }))._id);

/** A remembered device, which is not asked for the second factor. */
export async function newRemembered(tenant: Tenant): Promise<string> {
  if (!(await Factors.find(tenant.userId))) await withPasskey(tenant);
  const [item, user] = [await Factors.find(tenant.userId), await Users.find(tenant.userId)];
  if (!item || !user) throw new Error("the practice has no factors");
  const { record } = Factors.remember(Factors.passwordMark(user));
  await commit(replace({ ...item, ...Factors.withDevice(item, record) }, item));
  return record._id;
}
