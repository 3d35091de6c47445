export {
  archive,
  create,
  get,
  plan,
  planAnew,
  planTakingBack,
  recompute,
  remove,
  restore,
  unarchive,
  update,
} from "./calculators";
export { compute } from "./compute";
export { earlier, forget } from "./earlier";
export * as Calculators from "./index";
export { filter, list } from "./list";
export { open } from "./scheduled";
