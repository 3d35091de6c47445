import { commit, type Write } from "../../kernel/dynamo";
import { Devices } from "../devices";
import { type Asked, Factors } from "../factors";
import { type Opening, Sessions } from "../sessions";
import { Users } from "../users";

/** What a browser shows of itself, in its cookies: nothing that was not given to it here. */
export type Browser = {
  /** The registration that was opened in it. */
  registration?: string;
  /** That somebody has signed in on it, see `Devices.prove`. */
  device?: string;
  /** That the second factor is not asked for on it, see `Factors.remember`. */
  remembered?: string;
};

/** What everyone who gets in receives, whichever way they came. */
export type SignIn = {
  token: string;
  refresh: Opening["refresh"];
  /** The proof that they signed in on this device. */
  device: string;
  /** What the device is remembered by, where its person wanted that. */
  remembered?: string;
} & Awaited<ReturnType<typeof Users.accountIn>>;

type Way = {
  origin: Sessions.SessionRecord["origin"];
  remember?: boolean;
  /** What lets the person in: among it a condition on, or a change of, their account. */
  writes: Write[];
  /** What is written instead while the second factor is still to be shown. */
  before?: Write[];
  /** Whether they have shown a second factor, or a passkey that is both. */
  proven?: boolean;
};

/** The first step was right, and the second factor is still to be shown. */
export type NeedsFactor = { needsSecondFactor: true } & Asked;

/**
 * Lets a person in, together with the writes that do: or, where their account has a second factor
 * and this device is not remembered, asks for it. Every way in ends here, so none goes round it.
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

/** Opens a session for a person, together with the writes that let them in. */
export async function open(user: Users.UserRecord, how: Way): Promise<SignIn> {
  const session = await Sessions.open(user, how.origin, how.remember, how.proven);
  await commit(...how.writes, session.write);
  return {
    token: session.token,
    refresh: session.refresh,
    device: await Devices.prove(user),
    ...(await Users.accountIn(user._id, session.practiceId, session.member)),
  };
}
