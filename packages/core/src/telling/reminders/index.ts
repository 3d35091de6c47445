export * as Reminders from "./index";
export { refresh } from "./refresh";
export { SOURCE_TYPES, type SourceType } from "./reminder.rules";
export { dueBetween, rebuild, refreshAll, refreshCase, refreshMany } from "./reminders";
export { ring, sweep } from "./sweep";
