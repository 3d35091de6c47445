export { prove, recognise } from "./devices";
export * as Devices from "./index";
