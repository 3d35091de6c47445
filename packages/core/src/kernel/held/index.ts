export type { Held } from "./held";
export { held } from "./held.item";
