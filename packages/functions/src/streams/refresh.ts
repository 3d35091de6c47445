import { asSystem } from "@foja/core/kernel/actor";
import { Reactions } from "@foja/core/kernel/reactions";
import { History } from "@foja/core/operations/history";
import { Statistics } from "@foja/core/operations/statistics";
import { Losing } from "@foja/core/practice/losing";
import { Search } from "@foja/core/practice/search";
import { Reminders } from "@foja/core/telling/reminders";
import { log } from "../log";
import type { Patient } from "./records";
import { BULK, isLooked, isNothing, merged, type Refreshes } from "./refreshes.rules";

/** The refreshes of one record of a batch, by its sequence number, and the request behind it. */
export type Asked = { sequence: string; requestId: string; ownerId: string; refreshes: Refreshes };

/**
 * Derives anew what the records of a batch ask for, each thing once. A bulk of one practice is
 * published instead, so that its lane goes on with the changes of others. Returns the sequence
 * numbers of the records that failed.
 */
export async function refreshBatch(asked: readonly Asked[], patient: Patient): Promise<string[]> {
  const byOwner = new Map<string, Asked[]>();
  for (const one of asked.filter(({ refreshes }) => !isNothing(refreshes))) {
    byOwner.set(one.ownerId, [...(byOwner.get(one.ownerId) ?? []), one]);
  }
  const refreshOwner = async ([ownerId, all]: [string, Asked[]]) => {
    const isOut =
      all.length >= BULK || all.some(({ sequence, refreshes }) => isLooked(sequence, refreshes));
    if (isOut && (await isPublished(ownerId, all))) return [];
    return refreshTogether(ownerId, all, patient);
  };
  return (await Promise.all([...byOwner].map(refreshOwner))).flat();
}

/** Where the bus does not take it, the bulk is refreshed at once, as everything else. */
async function isPublished(ownerId: string, all: readonly Asked[]): Promise<boolean> {
  try {
    await Reactions.publish("records.changed", { ownerId, ...mergedOf(all) });
    return true;
  } catch (error) {
    log().warn("bulk not published", { error: nameOf(error) });
    return false;
  }
}

/** Refreshes all at once or, where that fails, each record by itself, to find those that fail. */
async function refreshTogether(ownerId: string, all: readonly Asked[], patient: Patient) {
  const failed: string[] = [];
  try {
    await patient(() => asSystem(joined(all), () => refresh(ownerId, mergedOf(all))));
  } catch {
    for (const { sequence, requestId, refreshes } of all) {
      try {
        await patient(() => asSystem(requestId, () => refresh(ownerId, refreshes)));
      } catch (error) {
        log().error("record not derived", { sequence, requestId, error: nameOf(error) });
        failed.push(sequence);
      }
    }
  }
  return failed;
}

/**
 * Derives anew, from the present state of a practice's records, what they ask for. It may run late,
 * repeatedly, concurrently and in any order. It runs as the system.
 */
export async function refresh(ownerId: string, refreshes: Refreshes): Promise<void> {
  const { search, created, sources, cases, counted, losing, watched } = refreshes;
  if (search.length > 0) await Search.refreshMany(ownerId, search);
  if (created.length > 0) await History.noteCreations(ownerId, created);
  for (const { id, folderId } of watched) await Losing.followCalculation(ownerId, id, folderId);
  if (losing.length > 0) await Losing.refreshMany(ownerId, losing);
  for (const id of cases) await Reminders.refreshCase(ownerId, id);
  if (sources.length > 0) await Reminders.refreshMany(ownerId, sources);
  if (counted.length > 0) await Statistics.refreshMany(ownerId, counted);
}

/** How many requests a merged refresh names: each write of it carries their ids. */
const MOST_NAMED = 3;

/** The requests behind a refresh of several records: the latest few, each once. */
const joined = (all: readonly Asked[]): string =>
  [...new Set(all.flatMap(({ requestId }) => requestId.split("|")))].slice(-MOST_NAMED).join("|");

const mergedOf = (all: readonly Asked[]) => merged(all.map(({ refreshes }) => refreshes));

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");
