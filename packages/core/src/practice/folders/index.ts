export { companion } from "./along";
export { namesNow, withCasesNow } from "./cases-now";
export { ofCustomer } from "./customer";
export { type Counted, filed, recount, talliesOf, tallyOf } from "./docket";
export {
  archivedIndex,
  archivedRange,
  dueIndex,
  dueRange,
  entriesIn,
  entryIndex,
  entryRange,
  type InCase,
  type Tally,
} from "./docket.item";
export { due, type NamedCase, namedCases, rebuildDue, redue } from "./due";
export { type DueItem, dueItemOf, type Expiring } from "./due.item";
export { entriesOf, listEntries } from "./entries";
export { fojaIn, fojasOf, nextFoja, retryFoja } from "./fojas";
export {
  archive,
  assertExists,
  assertSeen,
  batch,
  caseFields,
  create,
  get,
  list,
  moved,
  plan,
  remove,
  restore,
  unarchive,
  update,
} from "./folders";
export { assertReturnable, type CaseState, caseNow, caseState, follow } from "./follow";
export { importRows } from "./import";
export { type Imported, importedItem, isAsImported } from "./imported";
export * as Folders from "./index";
export {
  courtOf,
  linked,
  planLink,
  planUnlink,
  sameNumber,
  setVerdict,
  type Verdict,
} from "./link";
export { type KnownCases, knownCases } from "./numbers";
export { handOver, planOpening } from "./reserve";
export { retally } from "./retally";
