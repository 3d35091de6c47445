export * as Registrations from "./index";
export {
  codeFor,
  endAll,
  find,
  type Match,
  match,
  type Opened,
  open,
  own,
  type Registration,
  rebind,
  waitingFor,
} from "./registrations";
