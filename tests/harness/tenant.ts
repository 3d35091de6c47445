import { randomBytes } from "node:crypto";
import { Passwords } from "@foja/core/accounts/passwords";
import { Sessions } from "@foja/core/accounts/sessions";
import { Users } from "@foja/core/accounts/users";
import { Plans } from "@foja/core/billing/plans";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { type Role, withContext } from "@foja/core/kernel/actor";
import { commit } from "@foja/core/kernel/dynamo";
import { type Answer, type Call, call, someAddress } from "./api";
import { bearerOf } from "./bearer";
import { IS_LURKING } from "./canary";

export const PASSWORD = "Foja-de-prueba-1";

export type Tenant = {
  userId: string;
  email: string;
  token: string;
  /** The refresh cookie, as a browser sends it. */
  cookie: string;
  address: string;
  /** Calls the API signed in as this practice. */
  call(method: string, path: string, given?: Call): Promise<Answer>;
  /** Runs core commands as this practice. */
  as<T>(work: () => Promise<T>): Promise<T>;
};

export type TenantOptions = {
  plan?: PlanId;
  role?: Role;
  status?: Users.UserRecord["status"];
  /** Costs a hash: only for tests that type a password. */
  withPassword?: boolean;
};

/** A practice for one test: seeded by commands, signed in by a seeded session. */
export async function newTenant(options: TenantOptions = {}): Promise<Tenant> {
  const tenant = await seeded(options);
  if (IS_LURKING) await (await import("./lurking")).lurk(tenant, () => seeded({}));
  return tenant;
}

async function seeded(options: TenantOptions): Promise<Tenant> {
  const email = `prueba-${randomBytes(6).toString("hex")}@ejemplo.com.ar`;
  const user = Users.draft({
    email,
    firstName: "Ana",
    lastName: "Pérez",
    status: options.status ?? "active",
    role: options.role ?? "USER_ROLE",
    passwordHash: options.withPassword ? await Passwords.hashPassword(PASSWORD) : null,
  });
  const session = await Sessions.open(user, "login");
  await commit(
    ...Users.add(user),
    ...Plans.open(user._id, PLANS[options.plan ?? "free"]),
    session.write,
  );
  return tenantOf(user, session);
}

/** The same practice with a new session, for tests that outlast a token. */
export async function signedInAgain({ userId }: Tenant): Promise<Tenant> {
  const user = await Users.find(userId);
  if (!user) throw new Error("the practice is gone");
  const session = await Sessions.open(user, "login");
  await commit(session.write);
  return tenantOf(user, session);
}

function tenantOf(user: Users.UserRecord, { token, refresh }: Sessions.Opening): Tenant {
  const address = someAddress();
  const [, sessionId = ""] = refresh.value.split(".");
  const member = "titular" as const;
  const hidden = new Set<string>();
  const actor = { userId: user._id, ownerId: user._id, sessionId, role: user.role, member, hidden };
  const surroundings = { requestId: "test", address, userAgent: "test" };
  const bearer = bearerOf(token);
  return {
    userId: user._id,
    email: user.email,
    token,
    cookie: `foja_refresh=${refresh.value}`,
    address,
    call: async (method, path, given = {}) =>
      call(method, path, {
        address,
        ...given,
        headers: { authorization: await bearer(), ...given.headers },
      }),
    as: (work) => withContext({ ...surroundings, actor: { type: "user", ...actor } }, work),
  };
}
