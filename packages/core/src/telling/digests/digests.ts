import { Practices } from "../../accounts/practices";
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
 * Asks for the digest of today for everybody who wants it and of whom there is something to say:
 * one a day for each and practice, however often it is asked. Answers how many wanted it, how many it asked for,
 * and for how many it could not: one that fails does not keep the others from theirs.
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

/** Those of practices whose plan has the digest: their plans are read a hundred at a time. */
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
  // Refused where the digest of that day was asked for before.
  return (await tryCommit(askLetter(whose, { day, ...said }))) === "written";
}

/** Stops the digests of the person of this token, of all their practices. Throws when it is nobody's. */
export async function unsubscribe(token: string): Promise<void> {
  const personId = await personOf(token);
  if (!personId)
    throw new AppError("request.malformed", "El enlace no es válido o está incompleto.");
  for (const ownerId of await Practices.practicesOf(personId)) {
    await Preferences.stopDigest({ ownerId, personId });
  }
}
