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
 * one a day for each, however often it is asked. Answers how many wanted it, how many it asked for,
 * and for how many it could not: one that fails does not keep the others from theirs.
 */
export async function askAll(): Promise<{ wanted: number; asked: number; failed: number }> {
  const day = dayOf(now());
  const done = { wanted: 0, asked: 0, failed: 0 };
  for await (const userId of withDigest(Preferences.wantingDigest())) {
    done.wanted += 1;
    try {
      if (await ask(userId, day)) done.asked += 1;
    } catch {
      done.failed += 1;
    }
  }
  return done;
}

const AT_ONCE = 100;

/** Those whose plan has the digest: their plans are read a hundred at a time. */
async function* withDigest(wanting: AsyncIterable<string>): AsyncGenerator<string> {
  let some: string[] = [];
  for await (const userId of wanting) {
    some.push(userId);
    if (some.length < AT_ONCE) continue;
    yield* await having(some);
    some = [];
  }
  yield* await having(some);
}

async function having(some: string[]): Promise<string[]> {
  const usages = await getMany(some.map(Plans.usageKey));
  return some.filter((_, i) => usages[i] && Plans.hasFeature(usages[i], "digest"));
}

async function ask(userId: string, day: string): Promise<boolean> {
  const said = await gather(userId, day);
  if (said.groups.length === 0) return false;
  // Refused where the digest of that day was asked for before.
  return (await tryCommit(askLetter({ userId, day, ...said }))) === "written";
}

/** Stops the digests of the person of this token. Throws when it is nobody's. */
export async function unsubscribe(token: string): Promise<void> {
  const userId = await personOf(token);
  if (!userId) throw new AppError("request.malformed", "El enlace no es válido o está incompleto.");
  await Preferences.stopDigest(userId);
}
