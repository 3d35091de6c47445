import { Users } from "../../accounts/users";
import { now, nowIso } from "../../kernel/clock";
import { commit, remove, replace, tryCommit, walk } from "../../kernel/dynamo";
import * as files from "../../kernel/ports/files";
import {
  dueRanges,
  type ExportItem,
  type ExportRecord,
  fromItem,
  KEPT_DAYS,
  toItem,
  zipKey,
} from "./export.item";
import { askLetter } from "./letters";
import { packed } from "./pack";

/** After so many ms a build is presumed dead: longer than its function may run. */
const LEASE_MS = 20 * 60_000;
/** How often a build is tried before it is given up. */
const MOST_TRIES = 5;
const DAY_MS = 24 * 3600_000;

/** How many exports a run built, failed to build for now, and gave up. */
export type Built = { built: number; failed: number; givenUp: number };

/** Builds every export that is due. What one run leaves, even by dying, the next one builds. */
export async function buildDue(onStumble: (id: string, error: unknown) => void): Promise<Built> {
  const done: Built = { built: 0, failed: 0, givenUp: 0 };
  for (const range of dueRanges(nowIso())) {
    for await (const item of walk<ExportItem>({ ...range, limit: 20 })) {
      const outcome = await attempt(item, onStumble);
      if (outcome) done[outcome] += 1;
    }
  }
  return done;
}

async function attempt(
  item: ExportItem,
  onStumble: (id: string, error: unknown) => void,
): Promise<keyof Built | undefined> {
  const read = fromItem(item);
  if (read.tries >= MOST_TRIES) return (await write(read, GIVEN_UP)) ? "givenUp" : undefined;
  const dueAt = new Date(now() + LEASE_MS).toISOString();
  const taken = await write(read, { tries: read.tries + 1, dueAt });
  if (!taken) return undefined;
  try {
    return (await build(taken)) ? "built" : undefined;
  } catch (error) {
    onStumble(read._id, error);
    return "failed";
  }
}

const GIVEN_UP = { status: "failed", dueAt: null } as const;

/** Stores the progress of an export and returns it; undefined where another run wrote first. */
async function write(
  read: ExportRecord,
  changes: Partial<ExportRecord>,
): Promise<ExportRecord | undefined> {
  const next = { ...read, ...changes };
  const outcome = await tryCommit(replace(toItem(next), read));
  return outcome === "written" ? { ...next, version: read.version + 1 } : undefined;
}

/** Returns whether it was built: an export whose account no longer exists is deleted. */
async function build(taken: ExportRecord): Promise<boolean> {
  if (!(await Users.find(taken.userId))) {
    await commit(remove(toItem(taken)));
    return false;
  }
  const key = zipKey(taken);
  await files.write(key, await packed(taken.userId), "application/zip");
  const size = (await files.sizesUnder(key)).get(key) ?? 0;
  const expiresAt = new Date(now() + KEPT_DAYS * DAY_MS).toISOString();
  const ready = { status: "ready", readyAt: nowIso(), expiresAt, size, dueAt: null } as const;
  await commit(replace(toItem({ ...taken, ...ready }), taken), askLetter(taken));
  return true;
}
