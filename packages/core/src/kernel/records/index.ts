export { numbered } from "./numbered";
export type { Base, Indexes, Kept } from "./record.item";
export {
  attributesFor,
  fromItem,
  PURGE_PARTITION,
  recordKey,
  shelfOf,
  shelfRange,
} from "./record.item";
export { pick } from "./record.rules";
export {
  type Definition,
  type ListOptions,
  type Planned,
  records,
  type TakingBack,
} from "./records";
