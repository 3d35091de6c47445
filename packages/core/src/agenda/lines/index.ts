export * as Lines from "./index";
export { between } from "./lines";
export { nextOfCases } from "./next";
