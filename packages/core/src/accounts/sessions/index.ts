export type { Opening } from "./sessions";
export * as Sessions from "./sessions";
