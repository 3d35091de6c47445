export { type Carrier, carrier } from "./carrier";
export type { Errand } from "./errand.item";
export * as Outbox from "./index";
export { type Attempt, ask, forget, once } from "./outbox";
export { type Swept, sweep } from "./sweep";
