export * as Suppressions from "./index";
export type { Reason } from "./suppression.item";
export { hashOf, lift, reasonsOf, suppress } from "./suppressions";
