import { decodeTime } from "ulid";
import { derivedId } from "../../kernel/id";

/** The identifier of the entry that takes another back: the one there can be. */
export const reversalId = (id: string): string =>
  derivedId("ledgerEntry", decodeTime(id.slice(-26)), `reversal\n${id}`);
