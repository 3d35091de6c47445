export * as Proposals from "./index";
export { approve, dismiss, list, propose } from "./proposals";
