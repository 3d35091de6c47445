export * as Throttle from "./index";
export {
  clear,
  drip,
  from,
  reserve,
  takeFrom,
  takeFromCaller,
} from "./throttle";
