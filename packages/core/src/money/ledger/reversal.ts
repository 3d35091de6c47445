import { decodeTime } from "ulid";
import { derivedId } from "../../kernel/id";

/** The id of the entry that reverses another: derived, so that there can be only one. */
export const reversalId = (id: string): string =>
  derivedId("ledgerEntry", decodeTime(id.slice(-26)), `reversal\n${id}`);
