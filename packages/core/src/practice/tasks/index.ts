export { comeBack, goAlong, roomOf } from "./along";
export { attach, complete, detach, link } from "./attachments";
export { keyOf as fileKey, keysOf as filesOf, uploadsOf } from "./file.item";
export * as Tasks from "./index";
export { type KeptBytes, keptBytes } from "./kept-bytes";
export { sweepFiles, type TaskItem } from "./sweep";
export {
  archive,
  create,
  due,
  get,
  handOver,
  list,
  openDeadlines,
  planDeadline,
  planJoin,
  planRecount,
  planTakingBack,
  remove,
  restore,
  several,
  toggle,
  unarchive,
  upcoming,
  update,
} from "./tasks";
