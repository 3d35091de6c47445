import pMap from "p-map";
import { Practices } from "../../accounts/practices";
import { Throttle } from "../../accounts/throttle";
import { Plans } from "../../billing/plans";
import { now, nowIso } from "../../kernel/clock";
import { getMany, tryCommit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Reactions } from "../../kernel/reactions";
import { dayOf } from "../../kernel/zone.rules";
import { Preferences } from "../preferences";
import { gather } from "./gather";
import { askLetter } from "./letter";
import { personOf } from "./token";

type Done = { wanted: number; asked: number; passedOn: number; failed: number };

/** How many people a run asks for by itself, and how many a function that it calls for. */
const TOGETHER = 100;
/** How many digests are gathered concurrently. */
export const WIDTH = 8;
/** How many are asked for a second at most: the outbox has four partitions for all (decision 230). */
export const DIGESTS_A_SECOND = 250;

/**
 * Requests today's digest for everybody who wants it and has something to read in it: one a day for
 * each person and practice, however often it runs. It asks for the first hundred by itself; other
 * functions ask for the others. Returns how many wanted it, how many were requested, how many were
 * passed on, and how many failed: one failure does not stop the others.
 */
export async function askAll(together = TOGETHER): Promise<Done> {
  const done: Done = { wanted: 0, asked: 0, passedOn: 0, failed: 0 };
  const moment = nowIso();
  done.passedOn = await Reactions.passOn([Preferences.wantingDigest()], {
    together,
    perSecond: DIGESTS_A_SECOND,
    publish: (people) => Reactions.publish("digests.due", { at: moment, people }),
    work: (people) => askSome(people, done),
  });
  return done;
}

/** Requests the digests that a run passed on. Throws if one failed, so that it is tried again. */
export async function askFor(people: readonly Preferences.Whose[]): Promise<void> {
  const done: Done = { wanted: 0, asked: 0, passedOn: 0, failed: 0 };
  await askSome(people, done);
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.wanted} digests failed`);
}

async function askSome(people: readonly Preferences.Whose[], done: Done): Promise<void> {
  const day = dayOf(now());
  const wanting = await having(people);
  done.wanted += wanting.length;
  const one = async (whose: Preferences.Whose) => {
    try {
      if (await ask(whose, day)) done.asked += 1;
    } catch {
      done.failed += 1;
    }
  };
  await pMap(wanting, one, { concurrency: WIDTH });
}

/** Those in practices whose plan includes the digest. */
async function having(some: readonly Preferences.Whose[]): Promise<Preferences.Whose[]> {
  const owners = [...new Set(some.map(({ ownerId }) => ownerId))];
  const usages = await getMany(owners.map(Plans.usageKey));
  const has = new Set(owners.filter((_, i) => usages[i] && Plans.hasFeature(usages[i], "digest")));
  return some.filter(({ ownerId }) => has.has(ownerId));
}

async function ask(whose: Preferences.Whose, day: string): Promise<boolean> {
  const said = await gather(whose, day);
  if (said.groups.length === 0) return false;
  // Refused where the digest of that day was requested before.
  return (await tryCommit(askLetter(whose, { day, ...said }))) === "written";
}

/** Unsubscribes the person of this token in all their practices. Throws `request.malformed`. */
export async function unsubscribe(token: string): Promise<void> {
  const personId = await personOf(token);
  if (!personId) {
    await Throttle.guess("unsubscribe");
    throw new AppError("request.malformed", "El enlace no es válido o está incompleto.");
  }
  for (const ownerId of await Practices.practicesOf(personId)) {
    await Preferences.stopDigest({ ownerId, personId });
  }
}
