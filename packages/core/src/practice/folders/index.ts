export { withCasesNow } from "./cases-now";
export { ofCustomer } from "./customer";
export { type Counted, recount, tallyOf } from "./docket";
export {
  dueIndex,
  dueRange,
  ENTRY_KINDS,
  entriesIn,
  entryIndex,
  entryRange,
  type InCase,
  shownCase,
} from "./docket.item";
export { due, rebuildDue, redue, withCases } from "./due";
export { type DueItem, dueItemOf, type Expiring } from "./due.item";
export {
  archive,
  assertExists,
  assertSeen,
  batch,
  belonging,
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
export { type CaseState, caseNow, follow, standing } from "./follow";
export { importRows } from "./import";
export * as Folders from "./index";
export { courtOf, planLink, planUnlink, sameNumber, setVerdict, type Verdict } from "./link";
export { retally } from "./retally";
