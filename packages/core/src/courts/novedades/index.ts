export { accept } from "./accept";
export * as Novedades from "./index";
export { keysOf, rangesOf } from "./novedad.item";
export { forget, list, mark, plan } from "./novedades";
export { find } from "./store";
export { undo } from "./undo";
