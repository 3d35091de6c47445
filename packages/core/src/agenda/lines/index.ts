export * as Lines from "./index";
export { between } from "./lines";
