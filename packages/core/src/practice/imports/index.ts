export type { Draft } from "./imports";
export * as Imports from "./imports";
