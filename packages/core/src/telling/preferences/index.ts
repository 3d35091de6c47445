export * as Preferences from "./preferences";
