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
export { said } from "./said.rules";
