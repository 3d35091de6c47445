export * as Activities from "./activities";
