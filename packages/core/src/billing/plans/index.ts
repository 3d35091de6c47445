export * as Plans from "./plans";
