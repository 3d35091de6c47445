export { askAll, askFor, unsubscribe } from "./digests";
export { gather } from "./gather";
export * as Digests from "./index";
export { type DigestErrand, sendLetter } from "./letter";
