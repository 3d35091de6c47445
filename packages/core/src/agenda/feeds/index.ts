export { doorsOf } from "./feed.item";
export { close, current, open, read } from "./feeds";
export * as Feeds from "./index";
