export { anywhere, atOneOf } from "./anywhere";
export {
  changesRange,
  creationWrite,
  type FieldChange,
  type HistoryItem,
  historiesRange,
  historyKey,
  historyRange,
  historyWrite,
  personIndex,
  personRange,
} from "./history.item";
export { numbered } from "./numbered";
export type { Base, Indexes, Kept } from "./record.item";
export {
  attributesFor,
  deletedIndexes,
  deletedRange,
  fromItem,
  PURGE_PARTITION,
  recordKey,
  recordKeys,
  shelfOf,
  shelfRange,
  shelfWords,
  takenRange,
} from "./record.item";
export { deletedAt, pick } from "./record.rules";
export {
  type Definition,
  type ListOptions,
  type Planned,
  records,
  type TakingBack,
} from "./records";
