export * as PlanConfigs from "./index";
export { find, remove, save } from "./plan-configs";
export { priceOf, syncWithStripe } from "./stripe-sync";
export { applyUpdates, updates } from "./updates";
