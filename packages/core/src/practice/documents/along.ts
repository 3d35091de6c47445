import { Plans } from "../../billing/plans";
import { totalSize } from "../files/file.rules";
import { Folders } from "../folders";
import type { DocumentRecord } from "./document.item";
import { store } from "./store";

/** A document is deleted and restored with its case; its bytes are not counted meanwhile. */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: ({ revisions }) => [Plans.shift("storage", -totalSize(revisions))],
  returning: ({ revisions }) => [Plans.shift("storage", totalSize(revisions))],
});

/** What a document restored with its case adds to the plan's usage. */
export const roomOf = ({ revisions }: DocumentRecord) => ({ storage: totalSize(revisions) });
