import { Folders } from "../folders";
import { store } from "./store";

/** A writ is deleted and restored with its case. */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: () => [],
  returning: () => [],
});
