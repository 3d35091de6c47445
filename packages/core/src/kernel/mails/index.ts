export * as Mails from "./index";
export type { Errand } from "./mail.item";
export { type Attempt, ask, forget, once } from "./mails";
export { type Swept, sweep } from "./sweep";
