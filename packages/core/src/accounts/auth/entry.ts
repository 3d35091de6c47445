import { commit, type Write } from "../../kernel/dynamo";
import { Devices } from "../devices";
import { type Asked, Factors } from "../factors";
import { type Opening, Sessions } from "../sessions";
import { Users } from "../users";

/** The values of a browser's cookies, all of them issued by us. */
export type Browser = {
  /** The registration that was opened in it. */
  registration?: string;
  /** The proof that somebody has signed in on it, see `Devices.prove`. */
  device?: string;
  /** The secret with which it skips the second factor, see `Factors.remember`. */
  remembered?: string;
};

/** The result of a sign-in, by any method. */
export type SignIn = {
  token: string;
  refresh: Opening["refresh"];
  /** The proof that the person signed in on this device. */
  device: string;
  /** The secret that remembers the device, if the person asked for that. */
  remembered?: string;
} & Awaited<ReturnType<typeof Users.accountIn>>;

type Way = {
  origin: Sessions.SessionRecord["origin"];
  remember?: boolean;
  /** The writes of the sign-in: they include a condition on, or a change of, the account. */
  writes: Write[];
  /** What is written instead while the second factor is pending. */
  before?: Write[];
  /** Whether they have proved a second factor, or a passkey that counts as both. */
  proven?: boolean;
  /** The practice that `writes` make them a member of. */
  joining?: Sessions.Place;
};

/** The first step succeeded, and the second factor is pending. */
export type NeedsFactor = { needsSecondFactor: true } & Asked;

/**
 * Signs a person in, together with the sign-in's writes; or asks for the second factor if the
 * account has one and this device is not remembered. Every sign-in method ends here, so none
 * bypasses it.
 */
export async function enter(
  user: Users.UserRecord,
  how: Way,
  browser: Browser,
): Promise<SignIn | NeedsFactor> {
  if (!user.secondFactor) return open(user, how);
  const factors = await Factors.find(user._id);
  if (!factors) throw new Error("an account asks for factors that are not there");
  const of = Factors.passwordMark(user);
  if (Factors.isRemembered(factors, of, browser.remembered)) {
    return open(user, { ...how, writes: [...how.writes, Factors.unchanged(factors)] });
  }
  const { origin, remember = false } = how;
  const way = { origin, remember, of };
  const { asked, write } = Factors.question(factors, { purpose: "signIn", way });
  await commit(...(how.before ?? how.writes), write);
  return { needsSecondFactor: true, ...asked };
}

/** Opens a session for a person, together with the writes of the sign-in. */
export async function open(user: Users.UserRecord, how: Way): Promise<SignIn> {
  const session = await Sessions.open(user, how.origin, how.remember, how.proven, how.joining);
  await commit(...how.writes, session.write);
  return {
    token: session.token,
    refresh: session.refresh,
    device: await Devices.prove(user),
    ...(await Users.accountIn(user._id, session.practiceId, session.member)),
  };
}
