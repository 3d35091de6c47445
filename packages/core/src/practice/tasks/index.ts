export * as Tasks from "./tasks";
