import { Practices } from "../../accounts/practices";
import { Throttle } from "../../accounts/throttle";
import { Plans } from "../../billing/plans";
import { now } from "../../kernel/clock";
import { getMany, tryCommit } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { Preferences } from "../preferences";
import { gather } from "./gather";
import { askLetter } from "./letter";
import { personOf } from "./token";

/**
 * Requests today's digest for everybody who wants it and has something to read in it: one a day for
 * each person and practice, however often it runs. Returns how many wanted it, how many were
 * requested, and how many failed: one failure does not stop the others.
 */
export async function askAll(): Promise<{ wanted: number; asked: number; failed: number }> {
  const day = dayOf(now());
  const done = { wanted: 0, asked: 0, failed: 0 };
  for await (const whose of withDigest(Preferences.wantingDigest())) {
    done.wanted += 1;
    try {
      if (await ask(whose, day)) done.asked += 1;
    } catch {
      done.failed += 1;
    }
  }
  return done;
}

const AT_ONCE = 100;

/** Those in practices whose plan includes the digest: plans are read a hundred at a time. */
async function* withDigest(
  wanting: AsyncIterable<Preferences.Whose>,
): AsyncGenerator<Preferences.Whose> {
  let some: Preferences.Whose[] = [];
  for await (const whose of wanting) {
    some.push(whose);
    if (some.length < AT_ONCE) continue;
    yield* await having(some);
    some = [];
  }
  yield* await having(some);
}

async function having(some: Preferences.Whose[]): Promise<Preferences.Whose[]> {
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
