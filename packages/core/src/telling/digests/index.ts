export { askAll, unsubscribe } from "./digests";
export * as Digests from "./index";
export { type DigestErrand, sendLetter } from "./letter";
