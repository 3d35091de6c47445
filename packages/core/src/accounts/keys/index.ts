export { authenticate } from "./authenticate";
export * as Keys from "./index";
export { create, list, nameOf, revoke } from "./keys";
