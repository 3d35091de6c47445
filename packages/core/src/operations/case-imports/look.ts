import { Causas } from "../../courts/causas";
import type { System } from "../../courts/causas/causa.schema";
import { agreementOf } from "../../courts/causas/names.rules";
import { chunks } from "../../kernel/chunks";
import { nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { BUDGET_MS, patient, timed } from "./budget";
import type { ImportItem, RowItem } from "./case-import.item";
import { withLookup } from "./case-import.rules";
import type { CaseRow, RowLookup } from "./case-import.schema";
import { edit, renewed, rowsOf, rowWrite, withLease } from "./store";

/** How many numbers are looked up at once: a portal takes a second or two for each. */
const WIDTH = 4;
/** How often a number is tried to which a portal that answers others gives no answer. */
const MOST_TRIES = 3;

/**
 * Looks up at the courts the numbers of an import that nobody looked up yet, at the portals' pace, and
 * keeps each answer on its row. What a portal that is down leaves, a later run looks up. Where time is
 * up, it publishes its fact again.
 */
export async function look(
  ownerId: string,
  importId: string,
  late = timed(BUDGET_MS),
): Promise<void> {
  const ended = await withLease(ownerId, importId, "look", (item) =>
    lookOn(item, late).catch(overtaken),
  );
  if (ended === false) await Reactions.publish("caseImport.looking", { ownerId, importId });
}

/** A row that was wished for at the courts, or undone, meanwhile: another run reads them again. */
function overtaken(error: unknown): boolean {
  if (isStale(error)) return false;
  throw error;
}

/** A row whose number waits for its court. */
const isWaiting = ({ folderId, lookup, given, undone }: RowItem) =>
  folderId !== null && lookup === null && !undone && Boolean(given.court);

/** Returns false where time is up. */
async function lookOn(item: ImportItem, late: () => boolean): Promise<boolean> {
  if (item.status !== "looking") return true;
  const down = new Set<System>();
  for (const part of chunks((await rowsOf(item)).filter(isWaiting), WIDTH)) {
    if (late()) return false;
    const askable = part.filter(({ given }) => !down.has(given.court?.system ?? "pjn"));
    const impatient = patient(late);
    const tried = await Promise.all(askable.map((row) => tryRow(row, impatient)));
    for (const { row, found } of tried) {
      if (found === "down" && row.given.court) down.add(row.given.court.system);
    }
    const isGoing = await keep(item, tried);
    if (!isGoing) return true;
    if (tried.some(({ found }) => found === "late")) return false;
  }
  await finish(item._id);
  return true;
}

type Tried = { row: RowItem; found: RowLookup | "down" | "late" };

async function tryRow(row: RowItem, late: () => boolean): Promise<Tried> {
  const { court } = row.given;
  if (!court) return { row, found: "late" };
  const found = await Causas.lookUp(court, late);
  if (found === "down" || found === "late") return { row, found };
  const { status, caratula, court: name } = found;
  const agreement = agreementOf(caratula, namesOf(row.given));
  return { row, found: { status, caratula, court: name, agreement } };
}

/** The texts of a row that name its parties. */
function namesOf({ folderName, customerName, folderContraparte, contacts = [] }: CaseRow) {
  const people = contacts.map(({ name, lastName, company }) => lastName ?? name ?? company ?? "");
  return [folderName, customerName ?? "", folderContraparte ?? "", ...people];
}

/** Stores the answers of some rows. Returns false where the import is no longer looked up. */
async function keep(item: ImportItem, tried: Tried[]): Promise<boolean> {
  const asked = tried.flatMap(({ row, found }) =>
    typeof found === "string" ? [] : [{ row, found }],
  );
  const isFinal = ({ row, found }: (typeof asked)[number]) =>
    found.status !== "unanswered" || row.tries + 1 >= MOST_TRIES;
  const final = asked.filter(isFinal);
  const writes = asked.map((one) =>
    rowWrite(one.row, isFinal(one) ? { lookup: one.found } : { tries: one.row.tries + 1 }),
  );
  const next = await edit(
    item._id,
    (read) => {
      if (read.status !== "looking") return {};
      const lookups = final.reduce((sum, { found }) => withLookup(sum, found), read.lookups);
      return { ...renewed(read, "look"), lookups };
    },
    ...writes,
  );
  return next.status === "looking";
}

/** Ends the look-ups once every number has its answer. */
const finish = (id: string) =>
  edit(id, ({ status, lookups }) =>
    status === "looking" && lookups.done >= lookups.wanted
      ? { status: "done", endedAt: nowIso() }
      : {},
  );
