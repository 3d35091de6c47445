export * as Menu from "./index";
export { read } from "./menu";
