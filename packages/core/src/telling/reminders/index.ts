export * as Reminders from "./reminders";
