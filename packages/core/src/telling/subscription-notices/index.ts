export * as SubscriptionNotices from "./index";
export { sendLetter } from "./notices";
