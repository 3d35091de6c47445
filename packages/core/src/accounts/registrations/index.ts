export * as Registrations from "./index";
export {
  codeFor,
  endAll,
  find,
  type Match,
  match,
  type Opened,
  open,
  type Registration,
  rebind,
} from "./registrations";
