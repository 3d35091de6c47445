export * as Causas from "./causas";
