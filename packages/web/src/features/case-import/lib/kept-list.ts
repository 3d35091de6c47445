import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { get, set } from "idb-keyval";
import { CASE_LIST_KEY } from "~/lib/case-import/case-list-key";
import type { ContactLine } from "../files/contact-files";

/** The list that a person looks through, as this device keeps it until it is brought or discarded. */
export type KeptList = {
  /** The practice to which it is brought. */
  practice: string;
  cases: FoundCase[];
  contacts: ContactLine[];
  /** What it was read from: «causas.xlsx y 2 más». */
  name: string;
};

/** The list of that practice that this device keeps; undefined without one. */
export async function readKept(practice: string): Promise<KeptList | undefined> {
  try {
    const kept = await get<KeptList>(CASE_LIST_KEY);
    return kept?.practice === practice ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a list; private windows and full disks only lose the kept copy. */
export async function keep(list: KeptList): Promise<void> {
  try {
    await set(CASE_LIST_KEY, list);
  } catch {
    // The list lasts for this page only.
  }
}
