import { Sessions } from "../../accounts/sessions";
import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import { useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { commit, isStale } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Audit } from "../audit";
import { keptBytes } from "./kept-bytes";
import type { ChangePerson, Person, Recount } from "./people.schema";

/** A person with their plan, open sessions and audit entries. Throws `user.not_found`. */
export async function get(userId: string): Promise<Person> {
  const user = await found(userId);
  const [subscription, sessions, audit] = await Promise.all([
    Plans.subscriptionOf(userId),
    Sessions.openOf(userId),
    Audit.about(userId),
  ]);
  return { user: Users.toUser(user), subscription, sessions, audit };
}

/** Deactivates an account, which ends its sessions, or activates it again. Refuses one's own. */
export async function change(userId: string, { status }: ChangePerson): Promise<Person> {
  if (userId === useUser().userId) {
    throw new AppError("request.conflict", "Tu propia cuenta se desactiva desde Cuenta.");
  }
  await again(async () => {
    const user = await found(userId);
    if (user.status === status) return;
    if (user.status === "pending") {
      throw new AppError("request.conflict", "Esa cuenta todavía no verificó su e-mail.");
    }
    const writes = [Users.save(user, { status })];
    if (status === "inactive") await Sessions.endAllWith(writes, userId);
    else await commit(...writes);
  }, isStale);
  return get(userId);
}

/** Ends every session of a person. */
export async function endSessions(userId: string): Promise<void> {
  await Sessions.endAll((await found(userId))._id);
}

/** Counts a practice's files anew from the objects themselves. */
export async function recountStorage(userId: string): Promise<Recount> {
  await found(userId);
  return again(async () => {
    const { counted, set } = await Plans.recount(userId);
    const { bytes, files, orphans } = await keptBytes(userId);
    if (bytes !== counted.storage) await commit(set({ storage: bytes }));
    return { before: counted.storage, after: bytes, files, orphans };
  }, isStale);
}

async function found(userId: string) {
  const user = isId("user", userId) ? await Users.find(userId) : undefined;
  if (!user) throw new AppError("user.not_found", "No encontramos esa cuenta.");
  return user;
}
