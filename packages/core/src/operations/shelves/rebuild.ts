import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import { walk } from "../../kernel/dynamo";
import { type Base, shelfRange } from "../../kernel/records";
import { Folders } from "../../practice/folders";
import { Handovers } from "../../practice/handovers";
import { Losing } from "../../practice/losing";
import { Search } from "../../practice/search";
import { Texts } from "../../practice/texts";
import { Reminders } from "../../telling/reminders";
import { History } from "../history";
import { Statistics } from "../statistics";
import { reindex } from "./reindex";

/**
 * Rebuilds all derived data from the records: each practice's search index, the
 * texts of documents, the list of deleted
 * records, what was deleted with its case, counts and foja numbers of cases, due dates, reminders,
 * the history by person, and statistics. May run while people work. Returns how many it processed.
 */
export async function rebuildAll() {
  const done = { practices: 0, indexed: 0, corrected: 0 };
  for await (const ownerId of Users.everyone()) {
    const { indexed, corrected } = await rebuild(ownerId);
    done.practices += 1;
    done.indexed += indexed;
    done.corrected += corrected;
  }
  return done;
}

/** Rebuilds the derived data of one practice. */
export async function rebuild(ownerId: string) {
  await Plans.rebuildMember(ownerId);
  await Handovers.goOnIn(ownerId);
  const indexed = await Search.rebuild(ownerId);
  await Texts.rebuild(ownerId);
  await Losing.rebuildWatched(ownerId);
  await Losing.rebuild(ownerId);
  await Reminders.rebuild(ownerId);
  await History.rebuild(ownerId);
  // First what is still to move with its case: the counts depend on it.
  const indexes = await reindex(ownerId);
  const corrected = indexes + (await retallyAll(ownerId)) + (await Folders.rebuildDue(ownerId));
  // Last, when all records are in place.
  return { indexed, corrected: corrected + (await Statistics.rebuild(ownerId)) };
}

async function retallyAll(ownerId: string): Promise<number> {
  let corrected = 0;
  for (const shelf of ["active", "archived"] as const) {
    const range = { ...shelfRange("folder", ownerId, shelf), limit: 500, attributes: ["_id"] };
    for await (const folder of walk(range)) {
      if (await Folders.retally(ownerId, (folder as unknown as Base)._id)) corrected += 1;
    }
  }
  return corrected;
}
