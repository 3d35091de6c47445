export * as Pace from "./index";
export { resetPace, spendRows, spendWrite } from "./pace";
