export * as Throttle from "./index";
export {
  clear,
  drip,
  from,
  guess,
  reserve,
  takeFrom,
  takeFromCaller,
} from "./throttle";
