import { Practices } from "../../accounts/practices";
import { Plans } from "../../billing/plans";
import { limitSentence } from "../../billing/plans/plan.rules";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { insert, stale, type Write } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import { paced } from "./budget";
import { folderIdOf, type ImportItem, type RowItem } from "./case-import.item";
import { clientOf } from "./people.rules";
import { edit, renewed, retryStale, rowsOf, rowWrite } from "./store";

/** How many rows one commit takes: each is a case and a row, beside the plan, the import, a member. */
const AT_ONCE = 45;

/** The case that a row becomes: of the person who started the import. */
export const importedOf = (
  started: Pick<ImportItem, "_id" | "startedAt">,
  { row, given }: RowItem,
  responsibleId: string,
): Folders.Imported => {
  const { court, contacts, source, ...fields } = given;
  const customerName = fields.customerName ?? clientOf(given);
  return {
    ...{ _id: folderIdOf(started, row), responsibleId },
    given: { ...fields, customerName },
  };
};

/** The person who answers for what an import brings: its starter, or the founder once they left. */
export const responsibleOf = async ({ by, userId }: ImportItem): Promise<string> =>
  (await Practices.isOf(by)) ? by : userId;

/**
 * Writes the cases of an import in parts, each with its rows and counters in one commit, so that what
 * a killed run wrote is not written again. A row whose number the practice has, or an earlier row, or
 * for which the plan has no room any more, is left out with the reason. Returns false where time is up.
 */
export async function saveCases(item: ImportItem, late: () => boolean): Promise<boolean> {
  const known = await Folders.knownCases(useOwner());
  const open = (await rowsOf(item)).filter(({ folderId, error }) => !folderId && !error);
  return paced(chunks(open, AT_ONCE), late, async (part) => {
    const { wanted, doubles } = sorted(part, known);
    await retryStale(() => savePart(item, wanted, doubles));
  });
}

const DOUBLE = "Ya hay una causa con ese número de expediente.";

/** The rows to write, and those whose number is known, which now includes the written ones'. */
function sorted(part: RowItem[], known: Folders.KnownCases) {
  const [wanted, doubles]: [RowItem[], RowItem[]] = [[], []];
  for (const row of part) {
    const { court = null, folderExpediente = null, folderName } = row.given;
    const one = { _id: "", folderName, customerName: null, court, folderExpediente };
    if (known.byNumber(one)) doubles.push(row);
    else wanted.push(row);
    known.add(one);
  }
  return { wanted, doubles };
}

async function savePart(item: ImportItem, wanted: RowItem[], doubles: RowItem[]): Promise<void> {
  const [{ left, limit, take }, responsibleId] = await Promise.all([
    Plans.room("folders"),
    responsibleOf(item),
  ]);
  const [fit, over] = [wanted.slice(0, left), wanted.slice(left)];
  const full = over.length > 0 ? await fullSentence(limit) : "";
  const made = fit.map((row) => ({ row, imported: importedOf(item, row, responsibleId) }));
  const numbered = fit.filter(({ given }) => given.court).length;
  const leftOut = over.length + doubles.length;
  const writes: Write[] = [
    ...made.flatMap(({ row, imported }) => [
      insert(Folders.importedItem(imported)),
      rowWrite(row, { folderId: imported._id }),
    ]),
    ...over.map((row) => rowWrite(row, { error: full })),
    ...doubles.map((row) => rowWrite(row, { error: DOUBLE })),
    ...(fit.length > 0 ? [take(fit.length), ...Practices.memberChecks(responsibleId, stale)] : []),
  ];
  await edit(
    item._id,
    (read) => {
      assertStill(read, "saving");
      const { saved, lookups, leftOut: before } = read;
      return {
        ...renewed(read, "carry"),
        ...{ saved: saved + fit.length, leftOut: before + leftOut },
        lookups: { ...lookups, wanted: lookups.wanted + numbered },
      };
    },
    ...writes,
  );
}

async function fullSentence(limit: number): Promise<string> {
  const { displayName } = await Plans.subscriptionOf(useOwner());
  return limitSentence("folders", limit, displayName);
}

/** The end of a run whose import is in another state by now: somebody undid it. */
export class Ended extends Error {}

/** Throws `Ended` unless an import still is in a state. */
export function assertStill({ status }: ImportItem, wanted: ImportItem["status"]): void {
  if (status !== wanted) throw new Ended();
}
