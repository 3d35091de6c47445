import { inPractice, useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  type Item,
  isExpired,
  isStale,
  replace,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { asSeenBy } from "../../kernel/seen-by";
import {
  type ImportItem,
  type ImportRecord,
  importKey,
  type RowItem,
  rowRange,
  toItem,
  type Work,
} from "./case-import.item";

const notFound = () => new AppError("import.not_found", "No encontramos esa importación.");

/** An import of the acting practice. Throws `import.not_found`, also for one of another's. */
export async function find(id: string): Promise<ImportItem> {
  const item = isId("caseImport", id)
    ? await get<ImportItem>(importKey(useOwner(), id))
    : undefined;
  if (!item || isExpired(item, now())) throw notFound();
  return item;
}

type Edit = (read: ImportItem) => Partial<ImportRecord>;

/**
 * Changes an import as it stands now, in one commit with `beside`, whose refusals it throws. Others
 * may change it at the same time: it is then read again.
 */
export function edit(id: string, with_: Edit, ...beside: Write[]): Promise<ImportItem> {
  return again(
    async () => {
      const read = await find(id);
      const next = { ...read, ...with_(read) };
      await commit(replacing(next, read), ...beside);
      return { ...toItem(next, read.version + 1) };
    },
    (error) => error === CONTENDED,
    { tries: 20 },
  );
}

const CONTENDED = new Error("the import changed meanwhile");

const replacing = (next: ImportRecord, read: ImportItem): Write => {
  const { gsi2pk, gsi2sk, ...record } = next as ImportItem;
  return replace(toItem(record as ImportRecord, read.version), read, () => CONTENDED);
};

/** How long a run has an import to itself after its last write, in ms: others wait as long. */
const LEASE_MS = 90_000;

const leased = (read: ImportRecord, work: Work, until: string | null) => ({
  leases: { ...read.leases, [work]: until },
});

/** An import's lease renewed, for the change that stores what a run just did. */
export const renewed = (read: ImportRecord, work: Work) =>
  leased(read, work, new Date(now() + LEASE_MS).toISOString());

/** Whether another run has that work of an import now. */
export const isLeased = ({ leases }: ImportRecord, work: Work): boolean =>
  (leases[work] ?? "") > nowIso();

class Taken extends Error {}

/**
 * Runs one kind of work of an import inside its practice, as its starter sees it, unless another run
 * has it. Returns undefined then, and where the import is gone. The lease of a run that dies ends by
 * itself.
 */
export function withLease<T>(
  ownerId: string,
  id: string,
  work: Work,
  run: (item: ImportItem) => Promise<T>,
): Promise<T | undefined> {
  return inPractice(ownerId, async () => {
    const taken = await take(id, work);
    if (!taken) return undefined;
    const done = await asSeenBy(ownerId, taken.by, () => run(taken));
    await edit(id, (read) => leased(read, work, null));
    return done;
  });
}

async function take(id: string, work: Work): Promise<ImportItem | undefined> {
  try {
    return await edit(id, (read) => {
      if (isLeased(read, work)) throw new Taken();
      return renewed(read, work);
    });
  } catch (error) {
    if (error instanceof Taken) return undefined;
    if (error instanceof AppError && error.code === "import.not_found") return undefined;
    throw error;
  }
}

/** The rows of an import, in order. */
export async function rowsOf({ userId, _id }: ImportItem): Promise<RowItem[]> {
  const rows: RowItem[] = [];
  for await (const row of walk<RowItem & Item>({ ...rowRange(userId, _id), limit: 1000 })) {
    rows.push(row);
  }
  return rows;
}

/** The write that stores what became of a row. */
export const rowWrite = (read: RowItem, changes: Partial<RowItem>): Write =>
  replace({ ...read, ...changes }, read);

/** Repeats a step on what is stored now, where another write came first. */
export const retryStale = <T>(step: () => Promise<T>): Promise<T> => again(step, isStale);
