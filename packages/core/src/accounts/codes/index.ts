export * as Codes from "./codes";
