import { now, nowIso } from "@foja/core/kernel/clock";
import { commit, insert } from "@foja/core/kernel/dynamo";
import { newId } from "@foja/core/kernel/id";
import { Exports } from "@foja/core/outreach/exports";
import type { Tenant } from "./tenant";

const A_DAY_MS = 24 * 3600_000;

/** Adds an export of a practice that is built: the route lets only one wait at a time. */
export async function newExport({ userId }: Tenant): Promise<string> {
  const _id = newId("export");
  const [at, expiresAt] = [nowIso(), new Date(now() + A_DAY_MS).toISOString()];
  const ready = { status: "ready", askedAt: at, readyAt: at, expiresAt, size: 1000 } as const;
  await commit(
    insert(Exports.toItem({ _id, userId, by: null, ...ready, tries: 1, dueAt: null, version: 1 })),
  );
  return _id;
}
