export { change, open } from "./clients";
export * as Clients from "./index";
