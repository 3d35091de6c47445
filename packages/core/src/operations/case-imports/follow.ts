import type { Changed } from "../../kernel/changes";
import { Reactions } from "../../kernel/reactions";
import type { ImportItem } from "./case-import.item";

/**
 * Publishes that an import has work: it started, its numbers can be looked up, rows were wanted at the
 * courts, or it is to be undone. May run late and twice.
 */
export async function follow(item: Changed, before: Changed | undefined): Promise<void> {
  const [next, last] = [item as unknown as ImportItem, before as unknown as ImportItem | undefined];
  const { userId: ownerId, _id: importId, status, links } = next;
  const isNew = status !== last?.status;
  const carries = isNew && (status === "saving" || status === "undoing");
  if (carries || links.wanted > (last?.links.wanted ?? 0)) {
    await Reactions.publish("caseImport.started", { ownerId, importId });
  }
  if (isNew && status === "looking") {
    await Reactions.publish("caseImport.looking", { ownerId, importId });
  }
}
