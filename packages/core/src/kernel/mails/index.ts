export * as Mails from "./index";
export { ask, once } from "./mails";
