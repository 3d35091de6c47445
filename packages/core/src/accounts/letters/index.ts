export * as Letters from "./index";
export { askNow, type Content, send } from "./letters";
export { type Leaving, type LetterKind, ruleOf } from "./letters.rules";
export { isProved, proveWrite } from "./proved";
export { note } from "./reports";
export { type Reason, Withheld } from "./withheld";
