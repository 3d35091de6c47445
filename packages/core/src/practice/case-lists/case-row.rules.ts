import type { CourtCase } from "../folders/court.rules";
import type { FoundCase, FoundContact, FoundFields } from "./found-case.rules";
import { contactsOf, partiesOf } from "./sides.rules";

/** A case as the import of cases takes it. `source`: the file, the line and the text, 300 at most. */
export type CaseRow = FoundFields & {
  court?: CourtCase;
  contacts?: FoundContact[];
  source: string;
};

/** The heaps of the list that a person looks through before it is brought. */
export type Heap = "sure" | "doubtful" | "twice" | "out";

/** In which heap a case is. `known`: the practice has it already. */
export function heapOf({ isOut, doubts, sameAs }: FoundCase, known: boolean): Heap {
  if (isOut) return "out";
  if (known || sameAs !== null) return "twice";
  return doubts.length > 0 ? "doubtful" : "sure";
}

/** The row that is sent for a case. */
export function rowOf(one: FoundCase): CaseRow {
  const { fields, court, row } = one;
  const contacts = contactsOf(one);
  const told = Object.fromEntries(
    Object.entries({ ...fields, ...partiesOf(one) }).filter(([, value]) => value !== undefined),
  ) as FoundFields;
  const source = `${row.source}, ${row.line}: ${row.text.replace(/\s+/g, " ")}`.slice(0, 300);
  return {
    ...told,
    ...(told.customerName && { customerName: told.customerName.slice(0, 200) }),
    ...(told.folderContraparte && { folderContraparte: told.folderContraparte.slice(0, 200) }),
    ...(court && { court }),
    ...(contacts.length > 0 && { contacts }),
    source,
  };
}
