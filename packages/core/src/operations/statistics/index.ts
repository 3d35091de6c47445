export { accounts, entries } from "./accounts";
export { acts } from "./acts";
export { caseFacts } from "./facts";
export * as Statistics from "./index";
export { rebuild } from "./rebuild";
export { refresh, refreshMany } from "./refresh";
export { type Snapshots, snapshot, writeSnapshots, writeToday } from "./snapshot";
export { atHand, dayDocument, history, unified, userStats } from "./statistics";
