export * as Scheduling from "./index";
export { schedule } from "./schedule";
export { changeCalendar, recomputeAll } from "./scheduling";
export { planUndo } from "./undo";
