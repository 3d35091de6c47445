import type * as z from "zod";
import { AppError } from "../../kernel/error";
import { partly } from "../../kernel/partly";
import { Calculators } from "../../practice/calculators";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import { archivedSentence, unarchivedSentence } from "./archiving.rules";
import type { Archivable, archiveItems as schema } from "./archiving.schema";

type Move = (id: string) => Promise<unknown>;

/** The functions that archive and unarchive each kind. */
const MOVES: Record<Archivable, { archive: Move; unarchive: Move }> = {
  folders: { archive: Folders.archive, unarchive: Folders.unarchive },
  contacts: { archive: Contacts.archive, unarchive: Contacts.unarchive },
  tasks: { archive: Tasks.archive, unarchive: Tasks.unarchive },
  calculators: { archive: Calculators.archive, unarchive: Calculators.unarchive },
};

type ItemsInput = z.output<typeof schema>;

/** Archives items one by one; returns which were not archived and why. */
export async function archiveItems({ resourceType, itemIds }: ItemsInput) {
  const { ids, failed, outcome } = await moved(itemIds, MOVES[resourceType].archive);
  return { archivedIds: ids, failed, message: archivedSentence(resourceType, outcome) };
}

/** Unarchives items in order, as far as the plan allows; returns which were not, and why. */
export async function unarchiveItems({ resourceType, itemIds }: ItemsInput) {
  const { ids, failed, outcome } = await moved(itemIds, MOVES[resourceType].unarchive);
  return { unarchivedIds: ids, failed, message: unarchivedSentence(resourceType, outcome) };
}

async function moved(itemIds: string[], move: Move) {
  let byPlan = false;
  const { done, failed } = await partly([...new Set(itemIds)], async (id) => {
    try {
      await move(id);
    } catch (error) {
      byPlan ||= error instanceof AppError && error.code === "plan.limit_reached";
      throw error;
    }
    return id;
  });
  return {
    ids: done,
    failed: failed.map(({ one, reason }) => ({ id: one, reason })),
    outcome: { done: done.length, failed: failed.length, byPlan },
  };
}
