export { type Asking, type RefusedErrand, refusalOf } from "./admission";
export { type Refusal, smtpAnswer } from "./admission.rules";
export { comeBack, goAlong, roomOf } from "./along";
export { type Arrival, arrive, taken } from "./arrive";
export * as Incoming from "./index";
export { type LetterItem, lettersOf, originalKey } from "./letter.item";
export { find, get, list, original, remove, restore, update } from "./letters";
export { reply, sendReply } from "./reply";
export { countedOriginals, sweepObjects } from "./sweep";
