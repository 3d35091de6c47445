import type { Identified } from "../records/pages";
import type { RecordList, View } from "./record-list";
import { toShelf, unfiltered } from "./view";

/** The default view of a list, filtered by a text. */
export const plainView = <R extends Identified>(list: RecordList<R>, q = ""): View => ({
  ...unfiltered(list),
  ...toShelf(list, false),
  ...{ orden: list.usual, q },
});
