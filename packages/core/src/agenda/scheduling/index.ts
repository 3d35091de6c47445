export * as Scheduling from "./scheduling";
