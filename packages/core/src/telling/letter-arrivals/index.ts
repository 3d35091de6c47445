export { notify } from "./arrivals";
export * as LetterArrivals from "./index";
export { raiseRefused } from "./refused";
