export * as Rates from "./rates";
