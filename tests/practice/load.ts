import { Plans } from "@foja/core/billing/plans";
import { type Context, withContext } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { commit, tryCommit } from "@foja/core/kernel/dynamo";
import { retryContended } from "../../packages/core/src/courts/causas/store";
import { type PracticeCase, peopleOf, practice } from "./practice";
import { openingsOf } from "./writes";

/** The cases of one transaction: a case has at most 24 items, a transaction takes 100. */
const TOGETHER = 4;

/** The context of a person who acts in their own practice. */
export const contextOf = (userId: string): Context => ({
  actor: {
    type: "user",
    userId,
    ownerId: userId,
    sessionId: "seed",
    role: "USER_ROLE",
    member: "titular",
    hidden: new Set<string>(),
  },
  requestId: "seed",
  address: "127.0.0.1",
  userAgent: "seed",
});

/**
 * Adds that many invented cases to a practice, and counts them in its plan at the end. It writes one
 * transaction after another: several at once are no faster, as the database writes one at a time, and
 * everybody else's reads would wait behind them.
 */
export async function loadPractice(
  userId: string,
  cases: number,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const inPractice = <T>(work: () => Promise<T>) => withContext(contextOf(userId), work);
  const { usage } = await Plans.subscriptionOf(userId);
  await inPractice(() => Plans.lift(userId, "premium", roomFor(usage, cases)));
  const added = { folders: 0, contacts: 0 };
  for (const group of groups(practice(cases), TOGETHER)) {
    await inPractice(() => open(group));
    added.folders += group.length;
    added.contacts += group.flatMap(peopleOf).length;
    if (added.folders % 100 === 0 || added.folders === cases) onProgress(added.folders);
  }
  await inPractice(() => count("folders", added.folders));
  await inPractice(() => count("contacts", added.contacts));
}

/** Limits for what the practice holds, that many cases with two people each, and some more. */
const roomFor = (held: { folders: number; contacts: number }, cases: number) => ({
  folders: held.folders + cases + 100,
  contacts: held.contacts + cases * 2 + 100,
});

function* groups<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

// Each is created on its own day: identifiers, and so lists, are sorted by it.
const onItsDay = <T>({ openedOn }: PracticeCase, work: () => T) =>
  at(`${openedOn}T13:00:00Z`, work);

/** The court's rounds may write the same court case at the same time. */
const open = (cases: PracticeCase[]): Promise<void> =>
  retryContended(async () => {
    await commit(...(await openingsOf(cases, onItsDay)));
  });

async function count(resource: "folders" | "contacts", several: number): Promise<void> {
  const { take } = await Plans.room(resource);
  const outcome = await tryCommit(take(several));
  if (outcome !== "written") {
    throw new Error("The practice was used meanwhile: run `npm run rebuild`.");
  }
}
