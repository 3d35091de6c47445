export * as SubscriptionNotices from "./index";
export { carriersBy } from "./notices";
