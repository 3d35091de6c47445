import { Subscriptions } from "../../billing/subscriptions";
import { commit, type Write } from "../../kernel/dynamo";
import { Devices } from "../devices";
import { type Opening, Sessions } from "../sessions";
import { Users } from "../users";

/** What a browser shows of itself, in its cookies: nothing that was not given to it here. */
export type Browser = {
  /** The registration that was opened in it. */
  registration?: string;
  /** That somebody has signed in on it, see `Devices.prove`. */
  device?: string;
};

/** What everyone who gets in receives, whichever way they came. */
export type SignIn = {
  token: string;
  refresh: Opening["refresh"];
  /** The proof that they signed in on this device. */
  device: string;
  user: ReturnType<typeof Users.toUser>;
} & Awaited<ReturnType<typeof Subscriptions.accountOf>>;

type Way = {
  origin: Sessions.SessionRecord["origin"];
  remember?: boolean;
  /** What lets the person in: among it a condition on, or a change of, their account. */
  writes: Write[];
};

/** Opens a session for a person, together with the writes that let them in. */
export async function enter(user: Users.UserRecord, how: Way): Promise<SignIn> {
  const session = await Sessions.open(user, how.origin, how.remember);
  await commit(...how.writes, session.write);
  return {
    token: session.token,
    refresh: session.refresh,
    device: await Devices.prove(user),
    user: Users.toUser(user),
    ...(await Subscriptions.accountOf(user._id)),
  };
}
