import { Folders } from "../folders";
import { store } from "./store";

/** A letter is deleted and restored with its case; its files are documents, which go by themselves. */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: () => [],
  returning: () => [],
});
