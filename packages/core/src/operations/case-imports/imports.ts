import { Plans } from "../../billing/plans";
import { limitSentence } from "../../billing/plans/plan.rules";
import { hiddenNow, useOwner, useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  insert,
  isExpired,
  pageOf,
  query,
  get as read,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import {
  type ImportItem,
  type ImportRecord,
  importKey,
  importRange,
  present,
  presentRow,
  type RowItem,
  rowRange,
  type TurnItem,
  toItem,
  toTurn,
  turnKey,
  undoUntil,
} from "./case-import.item";
import { heapOf, RUNNING } from "./case-import.rules";
import type { CaseImport, Heap, ImportRow, OpenImport } from "./case-import.schema";
import { edit, find, retryStale } from "./store";

/** Opens an import of so many rows, which then arrive in parts. Nothing is written until it starts. */
export async function open({ total, name = null }: OpenImport): Promise<CaseImport> {
  const { ownerId, userId } = useUser();
  const record: ImportRecord = {
    _id: Idempotency.mint("caseImport"),
    ...{ userId: ownerId, by: userId, name, status: "receiving", step: "cases", total },
    ...{ received: 0, saved: 0, leftOut: 0, contacts: 0, kept: [], linkedAt: null, toldAt: null },
    lookups: { wanted: 0, done: 0, same: 0, partly: 0, differ: 0, absent: 0, unanswered: 0 },
    links: { wanted: 0, done: 0 },
    leases: { carry: null, look: null },
    ...{ createdAt: nowIso(), startedAt: null, endedAt: null, undoUntil: null },
  };
  const item = toItem(record, 1);
  // Refused where this same request opened it before.
  await commit(insert(item, () => ALREADY)).catch(unlessAlready);
  return shown(item);
}

const ALREADY = new Error("opened before");

function unlessAlready(error: unknown): void {
  if (error !== ALREADY) throw error;
}

/** An import as the actor sees it: without the names of cases that are hidden from them. */
export function shown(item: ImportItem): CaseImport {
  const hidden = hiddenNow();
  const all = present(item);
  return { ...all, kept: all.kept.filter(({ folderId }) => !hidden.has(folderId)) };
}

/** One import. Throws `import.not_found`. */
export const get = async (id: string): Promise<CaseImport> => shown(await find(id));

/** The most imports that are listed: those of thirty days are few. */
const MOST_LISTED = 100;

/** The imports of the last thirty days, newest first. */
export async function list(): Promise<CaseImport[]> {
  const range = { ...importRange(useOwner()), limit: MOST_LISTED };
  const { items } = await query<ImportItem>(range);
  return items.filter((item) => !isExpired(item, now())).map(shown);
}

type RowsAsked = { heap?: Heap; cursor?: string; limit: number };

/** One page of the rows of an import, of one heap if asked for. Throws `import.not_found`. */
export async function rows(id: string, { heap, limit, cursor }: RowsAsked) {
  const { userId, _id } = await find(id);
  const wanted = (row: RowItem) => heap === undefined || heapOf(row) === heap;
  const range = { ...rowRange(userId, _id), limit };
  const { items, nextCursor } = await pageOf<RowItem>(range, wanted, cursor);
  const found: ImportRow[] = items.map(presentRow);
  return { rows: found, nextCursor };
}

/**
 * Starts an import: its cases are written by the reaction that follows. Throws `import.state` where it
 * started before or rows are missing, `import.running` while another runs, and `plan.limit_reached`
 * where the plan has no room for all its cases: the message says for how many it has.
 */
export function start(id: string): Promise<CaseImport> {
  return retryStale(async () => {
    const read = await find(id);
    if (read.status !== "receiving") throw inState("Esta importación ya empezó.");
    const { total, received } = read;
    if (received < total) throw inState(`Faltan filas: llegaron ${received} de ${total}.`);
    const turn = await takeTurn(read);
    await assertRoom(total);
    const startedAt = nowIso();
    const by = useUser().userId;
    const next = await edit(
      id,
      ({ status }) => {
        if (status !== "receiving") throw inState("Esta importación ya empezó.");
        return { status: "saving", startedAt, by, undoUntil: undoUntil(Date.parse(startedAt)) };
      },
      turn,
    );
    return shown(next);
  });
}

/** The error where an import is in a state that does not allow what is asked. */
export const inState = (message: string) => new AppError("import.state", message);

/**
 * The write by which an import gets its practice's turn, for the commit that sets it going; it makes
 * that commit stale where another import started meanwhile. Throws `import.running`.
 */
export async function takeTurn({ userId, _id }: ImportItem): Promise<Write> {
  const turn = await read<TurnItem>(turnKey(userId));
  const other =
    turn && turn.importId !== _id
      ? await read<ImportItem>(importKey(userId, turn.importId))
      : undefined;
  if (other && RUNNING.includes(other.status)) {
    throw new AppError(
      "import.running",
      "Ya hay una importación en marcha. Esperá a que termine y probá de nuevo.",
    );
  }
  const next = toTurn(userId, _id);
  return turn ? replace(next, turn) : insert(next);
}

async function assertRoom(wanted: number): Promise<void> {
  const { plan, limit, left } = await Plans.room("folders");
  if (wanted <= left) return;
  const { displayName, usage } = await Plans.subscriptionOf(useOwner());
  const room =
    left === 0
      ? limitSentence("folders", limit, displayName)
      : `En tu plan ${displayName} ${left === 1 ? "entra 1 causa más" : `entran ${left} causas más`} y elegiste ${wanted}.`;
  throw new AppError("plan.limit_reached", room, {
    limitInfo: { resourceType: "folders", currentCount: usage.folders, limit, plan },
    upgradeRequired: true,
  });
}
