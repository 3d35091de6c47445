export * as Events from "./events";
