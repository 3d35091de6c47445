export * as Jobs from "./jobs";
