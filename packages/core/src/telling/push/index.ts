export * as Push from "./push";
