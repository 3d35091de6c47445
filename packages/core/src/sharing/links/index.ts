export { clientsOf, holders } from "./clients";
export * as Links from "./index";
export { doorKey, type LinkItem } from "./link.item";
export { byToken, create, find, hasAny, list, revoke } from "./links";
export { mute, mutedAmong } from "./muted";
export { lastFour, stageOf } from "./proof.rules";
export { admitted, askCode, type ClientCodeErrand, prove, sendCode } from "./visitor";
