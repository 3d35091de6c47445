export { check } from "./conflicts";
export * as Conflicts from "./index";
