import { useOwner } from "../../kernel/actor";
import { walk } from "../../kernel/dynamo";
import { type ContactRecord, namesRange } from "./contact.item";

/** How many contacts are read at a time. */
const PAGE = 500;

/**
 * The ids of the practice's contacts with an e-mail address, archived ones too. Reads them all:
 * there are at most as many as its plan has, and nobody asks this often.
 */
export async function withEmail(email: string): Promise<string[]> {
  const found: string[] = [];
  for (const archived of [false, true]) {
    const range = { ...namesRange(useOwner(), archived), limit: PAGE };
    for await (const item of walk(range)) {
      const contact = item as typeof item & ContactRecord;
      if (contact.email === email) found.push(contact._id);
    }
  }
  return found;
}
