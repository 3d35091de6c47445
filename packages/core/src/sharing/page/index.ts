export { open, share, sharing } from "./documents";
export { announce } from "./files";
export * as ClientPages from "./index";
export { casesOf, pageOf } from "./page";
export { reply } from "./replies";
