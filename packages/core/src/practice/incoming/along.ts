import { Plans } from "../../billing/plans";
import { Folders } from "../folders";
import { bytesOf, type LetterRecord } from "./letter.item";
import { store } from "./store";

const held = (letter: LetterRecord, by: 1 | -1) => {
  const bytes = bytesOf(letter);
  return bytes > 0 ? [Plans.shift("storage", by * bytes)] : [];
};

/**
 * A letter is deleted and restored with its case, and its original is not counted meanwhile; its files
 * are documents, which go by themselves.
 */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: (read) => held(read, -1),
  returning: (back) => held(back, 1),
});

/** What a letter restored with its case adds to the plan's usage. */
export const roomOf = (letter: LetterRecord) => ({ storage: bytesOf(letter) });
