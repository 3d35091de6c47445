export {
  type Code,
  carryOver,
  check,
  digits,
  equals,
  fresh,
  isFresh,
  issue,
  notValid,
  tried,
} from "./codes";
export * as Codes from "./index";
