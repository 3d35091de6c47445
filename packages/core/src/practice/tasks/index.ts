export { comeBack, goAlong, roomOf } from "./along";
export { attach, complete, detach, link } from "./attachments";
export { carriedFiles } from "./carrying";
export { filesOfCase } from "./case-files";
export * as Tasks from "./index";
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
