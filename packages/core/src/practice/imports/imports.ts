import type * as z from "zod";
import { Plans } from "../../billing/plans";
import type { Resource } from "../../billing/plans/plan.schema";
import { getMany, type Item, insert, tryCommit, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import type { Imported, importRows, RowDuplicate, RowError } from "./import.schema";

/** A valid row, as the record it will become. */
export type RowDraft = { row: number; item: Item & { _id: string } };

/** How to import a kind of record: how a row is checked, its record, and its duplicates. */
export type Importer<S extends z.ZodType> = {
  resource: Resource;
  schema: S;
  /** The record of a row; a repeated request drafts the same id. */
  draft(given: z.output<S>, nth: number): RowDraft["item"];
  duplicates(drafts: RowDraft[]): Promise<RowDuplicate[]>;
};

type ImportInput = z.output<typeof importRows>;

/** The most records of one transaction, which takes a hundred items, the plan's count included. */
const AT_ONCE = 90;

/**
 * Imports rows, or previews the result. Wrong and duplicate rows are left out and listed, and so
 * are the wrong cells of rows that are right without them; the plan's limit is enforced exactly. A repetition under the same key finds what was written.
 */
export async function run<S extends z.ZodType>(importer: Importer<S>, asked: ImportInput) {
  const { right, errors, cells } = check(importer.schema, asked.rows, { leavesOut: true });
  const drafts = right.map(({ row, value }) => ({ row, item: importer.draft(value, row - 1) }));
  const duplicates = await importer.duplicates(drafts);
  const known = new Set(asked.allowDuplicates ? [] : duplicates.map(({ row }) => row));
  const wanted = drafts.filter(({ row }) => !known.has(row));
  const taken = asked.dryRun
    ? await wouldFit(importer.resource, wanted)
    : await write(importer.resource, wanted);
  const outcome: Imported = {
    dryRun: asked.dryRun,
    created: asked.dryRun ? [] : taken.map(({ item }) => item._id),
    accepted: taken.length,
    errors,
    cells,
    duplicates,
    ...(await limitOf(importer.resource, wanted.length - taken.length)),
  };
  return outcome;
}

/**
 * Checks the rows of a file against a schema: returns the valid ones, and the others' errors. With
 * `leavesOut` a row that is right without its wrong cells is valid, and those are `cells`.
 */
export function check<S extends z.ZodType>(
  schema: S,
  rows: ImportInput["rows"],
  { leavesOut = false }: { leavesOut?: boolean } = {},
) {
  const right: { row: number; value: z.output<S> }[] = [];
  const [errors, cells]: [RowError[], RowError[]] = [[], []];
  rows.forEach((given, index) => {
    const row = index + 1;
    const read = schema.safeParse(given);
    if (read.success) {
      right.push({ row, value: read.data });
      return;
    }
    const wrong = faults(row, read.error);
    const rest = leavesOut ? schema.safeParse(without(given, wrong)) : read;
    if (rest.success) right.push({ row, value: rest.data });
    (rest.success ? cells : errors).push(...wrong);
  });
  return { right, errors, cells };
}

const without = (given: Record<string, unknown>, wrong: readonly RowError[]) =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => !wrong.some(({ path }) => path === name)),
  );

/** One error per field: its further errors show once that is corrected. */
function faults(row: number, { issues }: z.ZodError): RowError[] {
  const faultOf = new Map<string, RowError>();
  for (const { path, message } of issues) {
    const name = path.map(String).join(".").slice(0, 64);
    if (!faultOf.has(name)) faultOf.set(name, { row, path: name, message });
  }
  return [...faultOf.values()];
}

async function wouldFit(resource: Resource, drafts: RowDraft[]): Promise<RowDraft[]> {
  const { left } = await Plans.room(resource);
  return drafts.slice(0, left);
}

/** Writes as many as the plan has room for, in parts. Returns those written. */
async function write(resource: Resource, drafts: RowDraft[]): Promise<RowDraft[]> {
  const there = await standing(drafts);
  let rest = drafts.filter((draft) => !there.has(draft));
  while (rest.length > 0) {
    const { left, take } = await Plans.room(resource);
    const some = rest.slice(0, Math.min(AT_ONCE, left));
    if (some.length === 0) break;
    if (!(await writeSome(some, take(some.length)))) continue;
    for (const draft of some) there.add(draft);
    rest = rest.slice(some.length);
  }
  return drafts.filter((draft) => there.has(draft));
}

/** The drafts that an earlier try of this same request has written. */
async function standing(drafts: RowDraft[]): Promise<Set<RowDraft>> {
  const found = await getMany(drafts.map(({ item }) => item));
  return new Set(drafts.filter((_, i) => found[i]));
}

/** Returns false where the plan's count changed meanwhile: it has to be read again. */
async function writeSome(some: RowDraft[], count: Write): Promise<boolean> {
  const outcome = await tryCommit(count, ...some.map(({ item }) => insert(item)));
  if (outcome === "written") return true;
  if (outcome.write === count) return false;
  throw new AppError("version.stale", "Otra importación escribió estas filas. Volvé a intentarlo.");
}

async function limitOf(resource: Resource, leftOut: number): Promise<Pick<Imported, "limit">> {
  if (leftOut === 0) return {};
  const { plan, limit } = await Plans.room(resource);
  return { limit: { resourceType: resource, plan, limit, leftOut } };
}
