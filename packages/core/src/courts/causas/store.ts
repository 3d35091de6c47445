import { again } from "../../kernel/again";
import { change, commit, get, insert, type Key, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type CausaItem, type CausaRecord, causaKey, toItem } from "./causa.item";
import { groupOf } from "./causa.rules";
import { countsKey } from "./portal.item";

/** The error of a commit that another write of the same file overtook: it is retried. */
export const CONTENDED = new Error("the case changed meanwhile");

const contended = () => CONTENDED;

/** A court file as stored. Throws `causa.not_found`. */
export async function find(id: string): Promise<CausaItem> {
  const item = await get<CausaItem>(causaKey(id));
  if (!item) throw new AppError("causa.not_found", "No encontramos ese expediente.");
  return item;
}

/** The writes that replace what was read by `next`, and correct the counts. */
export function changed(read: CausaItem | undefined, next: CausaRecord): Write[] {
  const write = read
    ? replace(toItem(next, read.version), read, contended)
    : insert(toItem(next, 1), contended);
  return [write, ...recounted(read, next)];
}

/** The write that corrects the counts: verified files with links are counted. */
function recounted(read: CausaRecord | undefined, next: CausaRecord | undefined): Write[] {
  const [before, after] = [countOf(read), countOf(next)];
  const of = next ?? read;
  if (!of || before === after) return [];
  const names = { "#group": groupOf(of.fuero), "#type": "type", "#version": "version" };
  const values = { ":by": after - before, ":type": "causaCounts", ":one": 1 };
  const set = "SET #type = :type ADD #group :by, #version :one";
  return [change({ key: countsKey, set, names, values }, contended)];
}

const countOf = (causa: CausaRecord | undefined) =>
  causa?.status === "verified" && causa.links > 0 ? 1 : 0;

/** The writes that remove a file from the counters. */
export const uncounted = (read: CausaRecord): Write[] => recounted(read, undefined);

/** Retries while others write the same court file. */
export const retryContended = <T>(work: () => Promise<T>): Promise<T> =>
  again(work, (error) => error === CONTENDED);

/** A write that changes nothing and refuses its commit unless an attribute has the value read. */
export const stays = (key: Key, name: string, value: unknown): Write =>
  change({
    key,
    set: "SET #name = :value",
    onlyIf: "#name = :value",
    names: { "#name": name },
    values: { ":value": value },
  });

type Edit = (causa: CausaItem) => Partial<CausaRecord>;

/** Changes the current court file, together with other writes. Returns it as changed. */
export function edit(id: string, with_: Edit, ...beside: Write[]): Promise<CausaItem> {
  return retryContended(async () => {
    const read = await find(id);
    const next = { ...read, ...with_(read) };
    await commit(...changed(read, next), ...beside);
    return { ...toItem(next, read.version + 1) };
  });
}
