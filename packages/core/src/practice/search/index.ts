export * as Search from "./search";
