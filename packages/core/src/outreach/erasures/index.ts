export { askFor, askOwn, undo, undoOwn } from "./erasures";
export * as Erasures from "./index";
export { type ErasureErrand, sendLetter } from "./letters";
export { type Ran, runDue } from "./run";
