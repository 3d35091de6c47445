export * as PlanConfigs from "./index";
export { find, remove, save } from "./plan-configs";
export { priceOf, syncWithStripe } from "./stripe-sync";
export { isStirred } from "./update.item";
export { applyUpdates, updates } from "./updates";
