export { authenticate } from "./authenticate";
export * as Keys from "./index";
export { create, list, revoke } from "./keys";
