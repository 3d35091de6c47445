import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { Folders } from "../../practice/folders";
import type { Checked, CheckRows } from "./case-import.schema";

/**
 * Which rows the practice already has: by number (the number is the key) or, with another number or
 * none, by carátula alone; and how many cases its plan has room for.
 */
export async function check({ rows }: CheckRows): Promise<Checked> {
  const [cases, { left, limit, plan }] = await Promise.all([
    Folders.knownCases(useOwner()),
    Plans.room("folders"),
  ]);
  const known: Checked["known"] = [];
  const similar: Checked["similar"] = [];
  rows.forEach((given, index) => {
    const row = index + 1;
    const same = cases.byNumber(given);
    if (same) {
      known.push({ row, _id: same._id, name: same.folderName, by: "number" });
      return;
    }
    const alike = cases.byName(given);
    if (alike) similar.push({ row, _id: alike._id, name: alike.folderName, by: "name" });
  });
  return { known, similar, room: { left, limit, plan } };
}
