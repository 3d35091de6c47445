import { Passwords } from "@foja/core/accounts/passwords";
import { Users } from "@foja/core/accounts/users";
import { Plans } from "@foja/core/billing/plans";
import { withContext } from "@foja/core/kernel/actor";
import { commit } from "@foja/core/kernel/dynamo";
import { Start } from "@foja/core/operations/start";
import { ADMIN, DEMO, type SeedUser } from "./users";

/** Who acts in a seeded practice. */
export type Seeded = ReturnType<typeof contextOf>;

/**
 * Creates the demo practice and the administrator, unless they exist. Returns who acts in the demo
 * practice where it is new.
 */
export async function seed(): Promise<Seeded | undefined> {
  const demo = await seedUser(DEMO, true);
  await seedUser(ADMIN, false);
  return demo;
}

/** Writes the user last: after a kill in the middle, the next start begins again. */
async function seedUser(given: SeedUser, withCases: boolean): Promise<Seeded | undefined> {
  if (await Users.findByEmail(given.email)) return undefined;
  const { password, what: _what, ...person } = given;
  const passwordHash = await Passwords.hashPassword(password);
  const user = Users.draft({ ...person, passwordHash, status: "active" });
  await commit(...Plans.open(user._id));
  const seeded = contextOf(user._id, person.role);
  if (withCases) await withContext(seeded, () => Start.fill());
  await commit(...Users.add(user));
  return seeded;
}

function contextOf(userId: string, role: SeedUser["role"]) {
  const actor = {
    ...{ type: "user" as const, userId, ownerId: userId, sessionId: "seed", role },
    member: "titular" as const,
    hidden: new Set<string>(),
  };
  return { actor, requestId: "seed", address: "127.0.0.1", userAgent: "seed" };
}
