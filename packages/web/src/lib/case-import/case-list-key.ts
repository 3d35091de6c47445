import { del } from "idb-keyval";

/** Where this device keeps the list of cases that a person looks through. */
export const CASE_LIST_KEY = "foja.case-list";

/** Deletes that list: once it was brought or discarded, and at the end of a session. */
export async function forgetCaseList(): Promise<void> {
  try {
    await del(CASE_LIST_KEY);
  } catch {
    // Nothing was kept.
  }
}
