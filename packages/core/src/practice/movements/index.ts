export * as Movements from "./movements";
