export { aside, writingBeside } from "./beside";
export { commit, isStale, type Outcome, type Standing, stale, tryCommit } from "./commit";
export { fromCursor, toCursor } from "./cursor";
export { tableDefinition } from "./definition";
export { inTurn } from "./in-turn";
export {
  factorsKey,
  feedKey,
  type Item,
  isExpired,
  type Key,
  memberKey,
  ownerOf,
  ownerPartition,
  preferencesKey,
  type Stored,
} from "./item";
export { type OpenTable, openTable } from "./open-table";
export { page, pageOf, pageSifted, walk } from "./page";
export { get, getMany, query, type Range } from "./read";
export {
  hiddenFrom,
  isAnythingKept,
  isKept,
  isKeptBy,
  isReserved,
  keptOf,
  type ReservedItem,
  reservedKey,
  seenOf,
} from "./reserved";
export { planAccess, planReserved } from "./reserving";
export { resetClient } from "./reset";
export { fromStream } from "./stream";
export { describeTable, type TableFigures } from "./table";
export {
  change,
  check,
  holds,
  insert,
  isRecovered,
  put,
  putNewer,
  recover,
  refusal,
  remove,
  removeAny,
  replace,
  requestOf,
  still,
  type Write,
} from "./write";
