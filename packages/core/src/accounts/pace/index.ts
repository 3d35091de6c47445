export * as Pace from "./index";
export { forget, resetPace, spendRows, spendWrite } from "./pace";
