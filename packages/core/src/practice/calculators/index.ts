export { comeBack, goAlong, roomOf } from "./along";
export {
  archive,
  create,
  get,
  recompute,
  remove,
  restore,
  takesRoom,
  unarchive,
  update,
} from "./calculators";
export { compute, computed } from "./compute";
export { earlier, forget } from "./earlier";
export * as Calculators from "./index";
export { filter, list } from "./list";
export { opened } from "./packed";
export { planJoin, scheduledIds } from "./scheduled";
