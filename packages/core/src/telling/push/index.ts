export * as Push from "./index";
export { endSession, key, send, subscribe, unsubscribe } from "./push";
