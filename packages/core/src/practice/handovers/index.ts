export { goOn, goOnIn } from "./handovers";
export * as Handovers from "./index";
