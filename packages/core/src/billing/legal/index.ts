export * as Legal from "./index";
export { find } from "./legal";
export { legalVersions } from "./legal.rules";
