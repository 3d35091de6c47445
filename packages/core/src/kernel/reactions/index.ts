export * as Reactions from "./reactions";
