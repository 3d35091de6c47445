import { Plans } from "../../billing/plans";
import { commit, type Write } from "../../kernel/dynamo";
import { type Opening, Sessions } from "../sessions";
import { Users } from "../users";

/** What everyone who gets in receives, whichever way they came. */
export type SignIn = {
  token: string;
  refresh: Opening["refresh"];
  user: ReturnType<typeof Users.toUser>;
  subscription: Awaited<ReturnType<typeof Plans.subscriptionOf>>;
};

/** Opens a session for a person, together with the writes that let them in. */
export async function enter(
  user: Users.UserRecord,
  how: { origin: Sessions.SessionRecord["origin"]; remember?: boolean; writes: Write[] },
): Promise<SignIn> {
  const session = await Sessions.open(user, how.origin, how.remember);
  await commit(...how.writes, session.write);
  return {
    token: session.token,
    refresh: session.refresh,
    user: Users.toUser(user),
    subscription: await Plans.subscriptionOf(user._id),
  };
}
