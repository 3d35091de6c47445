export {
  type Code,
  carryOver,
  check,
  digits,
  equals,
  issue,
  notValid,
  renewed,
  type Typed,
  tried,
} from "./codes";
export * as Codes from "./index";
