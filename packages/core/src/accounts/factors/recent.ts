import { now } from "../../kernel/clock";
import type { Write } from "../../kernel/dynamo";
import type { Users } from "../users";
import type { RecentFactor } from "./factor.schema";
import { isRecent } from "./factors.rules";
import { find, planChange } from "./kept";
import { askLetter } from "./notices";

/** The second factors of an account that were added within seven days, for who resets its password. */
export async function recent(userId: string): Promise<RecentFactor[]> {
  const item = await find(userId);
  return item ? named(item) : [];
}

type Held = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Those of an account's factors that were added within seven days. */
function named({ totp, passkeys }: Pick<Held, "totp" | "passkeys">): RecentFactor[] {
  const application = totp && { kind: "totp" as const, name: null, addedAt: totp.confirmedAt };
  const keys = passkeys.map(({ name, createdAt }) => ({
    ...{ kind: "passkey" as const, name, addedAt: createdAt },
  }));
  return [...(application ? [application] : []), ...keys].filter(({ addedAt }) =>
    isRecent(addedAt, now()),
  );
}

/**
 * What takes the factors added within seven days off an account, with its recovery codes, which came
 * or were seen with them: the writes, with a letter for each, and what changes in the account.
 */
export async function planRemoval(
  user: Users.UserRecord,
): Promise<{ writes: Write[]; account: { secondFactor?: boolean } }> {
  const item = await find(user._id);
  const gone = item ? named(item) : [];
  if (!item || gone.length === 0) return { writes: [], account: {} };
  const totp = item.totp && !isRecent(item.totp.confirmedAt, now()) ? item.totp : null;
  const passkeys = item.passkeys.filter(({ createdAt }) => !isRecent(createdAt, now()));
  const { writes, account } = planChange(
    { user, item },
    { ...item, totp, passkeys, pending: null, recovery: [] },
  );
  const letters = gone.map(({ name }) =>
    askLetter(user._id, name === null ? { what: "totpRemoved" } : { what: "passkeyRemoved", name }),
  );
  return { writes: [...writes, ...letters], account };
}
