export type { Entry } from "./auth";
export * as Auth from "./auth";
