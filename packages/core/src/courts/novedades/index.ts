export { accept } from "./accept";
export * as Novedades from "./index";
export { count, forget, list, mark, plan } from "./novedades";
export { undo } from "./undo";
