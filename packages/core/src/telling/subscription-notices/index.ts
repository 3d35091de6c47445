export * as SubscriptionNotices from "./index";
export { type LeftBy, raise, sendLetter } from "./notices";
