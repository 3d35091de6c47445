export * as Feeds from "./feeds";
