import { again } from "../../kernel/again";
import { isStale } from "../../kernel/dynamo";
import { Events } from "../../practice/events";
import type { Run } from "./lease";
import { changedParts, isTooMany, ourPrints } from "./merge.rules";

/** Thrown where so many events were deleted at Google that a person has to confirm it. */
export class TooManyDeletions extends Error {
  override name = "TooManyDeletions";

  constructor(
    readonly deletions: number,
    readonly of: number,
  ) {
    super("too many deletions");
  }
}

/** Whether an event is as last synchronised: deleting it loses no change made here. */
function isAsAgreed({ link, event }: Events.Mirror): boolean {
  return Boolean(event && link?.ours && changedParts(link.ours, ourPrints(event)).length === 0);
}

/**
 * Deletes here what was deleted at Google. What was changed here since is sent there again: the
 * change wins. Throws `TooManyDeletions` before the first, unless a person confirmed it.
 */
export async function depart(run: Run, ids: string[]): Promise<void> {
  const { ownerId, link } = run;
  const found = await Events.mirrors(ownerId, ids);
  const here = ids.filter((id) => found.get(id)?.link && found.get(id)?.event);
  const gone = here.filter((id) => isAsAgreed(found.get(id) ?? {}));
  if (link.answered === null && gone.length > 0) await assertFew(ownerId, gone.length);
  for (const id of here) await again(() => departOne(run, id), isStale);
}

async function assertFew(ownerId: string, deletions: number): Promise<void> {
  let of = 0;
  if (deletions <= 10) return;
  for await (const _ of Events.links(ownerId)) of += 1;
  if (isTooMany(deletions, of)) throw new TooManyDeletions(deletions, of);
}

async function departOne(run: Run, id: string): Promise<void> {
  const mirror = await Events.mirrorOf(run.ownerId, id);
  if (!mirror.event || !mirror.link) return;
  if (run.link.answered === "keep" || !isAsAgreed(mirror)) return Events.sendAnew(mirror.event);
  await Events.drop(mirror.event);
  run.stats.deleted += 1;
}
