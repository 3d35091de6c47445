export * as Scheduling from "./index";
export { open } from "./open";
export { schedule } from "./schedule";
export { changeCalendar, recompute, recomputeAll } from "./scheduling";
export { planUndo } from "./undo";
