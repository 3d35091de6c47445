import { type Changed, type Derived, unlessRemoved } from "../kernel/changes";
import { Calculators } from "../practice/calculators";
import { Escritos } from "../practice/escritos";
import type { CourtCase } from "../practice/folders/court.rules";
import { hasFoja } from "../practice/kinds/kinds.rules";
import { CaseImports } from "./case-imports";
import { History } from "./history";
import { HISTORY_KINDS } from "./history/history-kinds.rules";
import { Shelves } from "./shelves";

/** Repeats on its records what deleting, restoring or renaming a case did, in case any are left. */
async function followCase(item: Changed, before: Changed | undefined): Promise<void> {
  if (!before || (item !== before && item.folderName === before.folderName)) return;
  const court = item.court as CourtCase | null | undefined;
  await Shelves.followCase(String(item.userId), String(item._id), court);
}

/** Whether a kind is deleted together with its case; other records are deleted from the trash. */
const goesWithItsCase = (type: string) => hasFoja(type) || type === "novedad";

/** Deletes the history of what was deleted for good, and what a calculation or a writ was before. */
async function forget(item: Changed, before: Changed | undefined): Promise<void> {
  const { type, purgeAt } = item;
  if (item !== before || !(purgeAt || goesWithItsCase(type))) return;
  const [ownerId, id] = [String(item.userId), String(item._id)];
  const isGone = await History.forgetGone(ownerId, id);
  if (isGone && type === "calculator") await Calculators.forget(ownerId, id);
  if (isGone && type === "escrito") await Escritos.forget(ownerId, id);
}

/** What follows from changes across kinds, see `Derived`. */
export const derived: readonly Derived[] = [
  { type: "folder", refresh: followCase },
  { type: "caseImport", refresh: unlessRemoved(CaseImports.follow) },
  ...HISTORY_KINDS.map((type) => ({ type, refresh: forget })),
];
