import { Users } from "../../accounts/users";
import { openTable } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { apply, type Past, type Plan, plan, type Recovered } from "./recovery";

export type Asked = {
  /** The e-mail of who founded the practice, or its identifier. */
  who: string;
  exact: boolean;
  /** Without it, nothing is written. */
  apply: boolean;
};

/**
 * Brings one practice of the table in use back, or says what that would do. Throws for a practice that is
 * not there, now or at that moment.
 */
export async function run(asked: Asked, past: Past): Promise<{ plan: Plan; done?: Recovered }> {
  const { exact } = asked;
  const ownerId = await ownerIdOf(asked.who);
  const recovery = { ownerId, past, now: openTable(env().TABLE_NAME), exact };
  const planned = await plan(recovery);
  return asked.apply ? { plan: planned, done: await apply(recovery, planned) } : { plan: planned };
}

async function ownerIdOf(who: string): Promise<string> {
  if (!who.includes("@")) return who;
  const user = await Users.findByEmail(who);
  if (!user) throw new Error(`Nobody has the e-mail ${who}.`);
  return user._id;
}
