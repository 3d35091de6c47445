import pMap from "p-map";
import { Causas } from "../../courts/causas";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { get, getMany, type Item, query, walk } from "../../kernel/dynamo";
import { hasCode } from "../../kernel/error";
import { recordKey } from "../../kernel/records";
import { Ledger } from "../../money/ledger";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import type { Folder } from "../../practice/folders/folder.schema";
import { Shelves } from "../shelves";
import { paced } from "./budget";
import { contactIdOf, type ImportItem, type RowItem } from "./case-import.item";
import type { CaseImport } from "./case-import.schema";
import { inState, shown, takeTurn } from "./imports";
import { importedOf, responsibleOf } from "./save-cases";
import { edit, find, renewed, retryStale, rowsOf, rowWrite } from "./store";

/**
 * Undoes an import as a whole, within thirty days of its start: the reaction that follows puts its
 * cases in the bin. Throws `import.state`, and `import.running` while another runs.
 */
export function undo(id: string): Promise<CaseImport> {
  return retryStale(async () => {
    const read = await find(id);
    const turn = await takeTurn(read);
    const next = await edit(
      id,
      (current) => {
        assertUndoable(current);
        return { status: "undoing", endedAt: null };
      },
      turn,
    );
    return shown(next);
  });
}

function assertUndoable({ status, undoUntil }: ImportItem): void {
  if (status === "receiving")
    throw inState("Esta importación no empezó: no hay nada que deshacer.");
  if (status === "undoing" || status === "undone") {
    throw inState("Esta importación ya se deshizo.");
  }
  if ((undoUntil ?? "") < nowIso()) {
    throw inState("Pasaron los 30 días en los que se podía deshacer esta importación.");
  }
}

/** How many cases are undone in one step, and how many of them at once. */
const AT_ONCE = 20;
const CONTACTS_TOGETHER = 40;
const WIDTH = 4;
/** The most kept cases that an import names. */
const MOST_NAMED = 100;

/**
 * Puts in the bin the cases of an import on which nobody worked since, lets go of their links, and
 * then puts there the contacts it made that nothing else uses. May be killed and repeated. Returns
 * false where time is up.
 */
export async function undoRows(item: ImportItem, late: () => boolean): Promise<boolean> {
  const responsibleId = await responsibleOf(item);
  const rows = await rowsOf(item);
  const undone = await paced(chunks(rows.filter(isLeft), AT_ONCE), late, async (part) => {
    const ended = await pMap(part, (row) => undoRow(item, row, responsibleId), {
      concurrency: WIDTH,
    });
    await settle(item, part, ended);
  });
  if (!undone || !(await removeContacts(item, rows, late))) return false;
  await edit(item._id, () => ({ status: "undone", endedAt: nowIso() }));
  return true;
}

const isLeft = ({ folderId, undone }: RowItem) => folderId !== null && undone === null;

/** What became of a case: null where it is in the bin, else its name. */
type Kept = string | null;

async function undoRow(item: ImportItem, row: RowItem, responsibleId: string): Promise<Kept> {
  const folderId = row.folderId ?? "";
  const state = await Folders.caseState(item.userId, folderId);
  if (!state) return null;
  if (state.shelf === "deleted") {
    // A run may have died before its contacts and entries followed it.
    await Shelves.followCase(item.userId, folderId);
    return null;
  }
  const key = recordKey("folder", item.userId, folderId, "active");
  const folder = await get<Item & Pick<Folder, "court">>(key);
  const imported = importedOf(item, row, responsibleId);
  if (!folder || !Folders.isAsImported(folder, imported) || (await isWorkedOn(item, folderId))) {
    return state.folderName;
  }
  try {
    await retryStale(async () => {
      if (folder.court) await Causas.unlink(folderId, "keep");
      await Shelves.removeCase(folderId);
    });
  } catch (error) {
    // The practice holds money of its client.
    if (hasCode(error, "ledger.client_money")) return state.folderName;
    if (!hasCode(error, "folder.not_found")) throw error;
  }
  return null;
}

type Entry = Item & { source?: string };

/** Whether somebody entered something in a case: a task, a note, a payment. */
async function isWorkedOn({ userId }: ImportItem, folderId: string): Promise<boolean> {
  const range = { ...Folders.entryRange(userId, folderId), limit: 500 };
  for await (const { type, source } of walk<Entry>(range)) {
    if (type !== "movement" || source === "manual") return true;
  }
  const beside = [Folders.archivedRange(userId, folderId), Ledger.entryRange(userId, folderId)];
  const found = await Promise.all(beside.map((one) => query({ ...one, limit: 1 })));
  return found.some(({ items }) => items.length > 0);
}

async function settle(item: ImportItem, part: readonly RowItem[], ended: Kept[]): Promise<void> {
  const kept = part.flatMap(({ folderId }, i) => {
    const name = ended[i];
    return name && folderId ? [{ folderId, name }] : [];
  });
  await edit(
    item._id,
    (read) => ({
      ...renewed(read, "carry"),
      kept: [...read.kept, ...kept].slice(0, MOST_NAMED),
    }),
    ...part.map((row, i) => rowWrite(row, { undone: ended[i] ? "kept" : "removed" })),
  );
}

type MadeContact = Item & { _id: string; folderIds: string[] } & Dated;
type Dated = { createdAt: string; updatedAt: string };

/** Puts in the bin the contacts that an import made, if no case that stays and nobody else uses them. */
async function removeContacts(
  item: ImportItem,
  rows: readonly RowItem[],
  late: () => boolean,
): Promise<boolean> {
  const ids = rows.flatMap(({ row, folderId, given: { contacts = [] } }) =>
    folderId ? contacts.map((_, nth) => contactIdOf(item, row, nth)) : [],
  );
  return paced(chunks(ids, CONTACTS_TOGETHER), late, async (part) => {
    const keys = part.map((id) => recordKey("contact", item.userId, id, "active"));
    const found = (await getMany<MadeContact>(keys)).flatMap((one) => one ?? []);
    const unused = found.filter((one) => Contacts.isUntouched(one) && one.folderIds.length === 0);
    await pMap(unused, ({ _id }) => removeContact(_id), { concurrency: WIDTH });
    await edit(item._id, (read) => renewed(read, "carry"));
  });
}

async function removeContact(id: string): Promise<void> {
  try {
    await retryStale(() => Contacts.remove(id));
  } catch (error) {
    if (!hasCode(error, "contact.not_found")) throw error;
  }
}
