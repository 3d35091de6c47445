export { list, overview } from "./activities";
export * as Activities from "./index";
