import type { Stored } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import type { AuditEntry } from "./entry.schema";

export type EntryItem = Stored<AuditEntry>;

/** The entries of a month of the practice's zone, `YYYY-MM`. */
export const monthRange = (month: string) => ({
  pk: `AUDIT#${month}`,
  sk: { startingWith: "20" },
});

/** It has no TTL: Foja never deletes one, and changes only how its own action ended. */
export const toItem = (entry: AuditEntry): EntryItem => ({
  ...entry,
  pk: monthRange(dayOf(entry.at).slice(0, 7)).pk,
  sk: `${entry.at}#${entry.requestId}`,
  type: "audit",
  version: 1,
});

export const fromItem = ({ at, who, address, what, target, result, requestId }: EntryItem) => ({
  at,
  who,
  address,
  what,
  target,
  result,
  requestId,
});
