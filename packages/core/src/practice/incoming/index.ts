export { comeBack, goAlong } from "./along";
export { type Arrival, arrive } from "./arrive";
export * as Incoming from "./index";
export { type LetterItem, lettersOf, originalKey } from "./letter.item";
export { find, get, list, original, remove, restore, update } from "./letters";
export { reply, sendReply } from "./reply";
export { sweepObjects } from "./sweep";
