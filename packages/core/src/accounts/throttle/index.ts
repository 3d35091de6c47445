export * as Throttle from "./index";
export {
  allowLetter,
  clear,
  drip,
  forgetLetter,
  from,
  reserve,
  takeFrom,
  takeFromCaller,
} from "./throttle";
