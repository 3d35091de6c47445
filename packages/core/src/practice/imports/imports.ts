import type * as z from "zod";
import { Plans } from "../../billing/plans";
import type { Resource } from "../../billing/plans/plan.schema";
import { getMany, type Item, insert, tryCommit, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import type { Imported, importRows, RowDuplicate, RowError } from "./import.schema";

/** A row that is right, as the record it will be. */
export type RowDraft = { row: number; item: Item & { _id: string } };

/** What is imported: how a row is checked, what it becomes, and which of them are already there. */
export type Importer<S extends z.ZodType> = {
  resource: Resource;
  schema: S;
  /** The record of a row; a repeated request drafts the same identifier. */
  draft(given: z.output<S>, nth: number): RowDraft["item"];
  duplicates(drafts: RowDraft[]): Promise<RowDuplicate[]>;
};

type ImportInput = z.output<typeof importRows>;

/** A transaction takes a hundred items, the plan's count among them. */
const AT_ONCE = 90;

/**
 * Takes rows in, or says what would become of them. Wrong rows and those already there stay out and
 * are listed; the plan's limit holds exactly. Done again under its key it finds what it had written.
 */
export async function run<S extends z.ZodType>(importer: Importer<S>, asked: ImportInput) {
  const { right, errors } = check(importer.schema, asked.rows);
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
    duplicates,
    ...(await limitOf(importer.resource, wanted.length - taken.length)),
  };
  return outcome;
}

/** Checks the rows of a file against a schema: those that are right, and what is wrong with the others. */
export function check<S extends z.ZodType>(schema: S, rows: ImportInput["rows"]) {
  const right: { row: number; value: z.output<S> }[] = [];
  const errors: RowError[] = [];
  rows.forEach((given, index) => {
    const row = index + 1;
    const read = schema.safeParse(given);
    if (read.success) right.push({ row, value: read.data });
    else errors.push(...faults(row, read.error));
  });
  return { right, errors };
}

/** One sentence a field: what else is wrong with it shows when that is mended. */
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

/** Writes as many as the plan has room for, in parts. Answers those written. */
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

/** What an earlier try of this very request has written. */
async function standing(drafts: RowDraft[]): Promise<Set<RowDraft>> {
  const found = await getMany(drafts.map(({ item }) => item));
  return new Set(drafts.filter((_, i) => found[i]));
}

/** False when somebody else took of the plan meanwhile: it is to be read again. */
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
