export { notify } from "./arrivals";
export * as LetterArrivals from "./index";
