export * as Suppressions from "./index";
export type { Reason } from "./suppression.item";
export { hashesOf, lift, reasonsOf, suppress } from "./suppressions";
