export * as Recoveries from "./index";
export {
  apply,
  type GoneFile,
  type Past,
  type Plan,
  plan,
  type Recovered,
  type Recovery,
} from "./recovery";
export { type Asked, run } from "./run";
export { said } from "./said.rules";
