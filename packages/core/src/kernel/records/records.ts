import { useOwner, whoActs } from "../actor";
import { now, nowIso } from "../clock";
import {
  commit,
  getMany,
  type Item,
  insert,
  page,
  get as read,
  remove,
  replace,
  tryCommit,
  type Write,
} from "../dynamo";
import { AppError } from "../error";
import { isId } from "../id";
import { Idempotency } from "../idempotency";
import { fieldChanges, historyWrite, moveOf } from "./history.item";
import {
  type Base,
  fromItem,
  type Indexes,
  type Kept,
  recordKey,
  shelfRange,
  toItem,
} from "./record.item";
import { purgeAt, type RecordKind, type Shelf } from "./record.rules";

/** One kind of record: its name, its errors, its indexes and its presentation. */
export type Definition<R extends Base, T extends object> = {
  kind: RecordKind;
  /** The message where there is none. */
  missing: string;
  /** The message for a change to a version other than the current one. */
  stale: string;
  /** The record as it is answered. Field by field: a list does this for every row. */
  present(item: Item): T;
  /** The fields left out of its history: derived from others, or stored elsewhere. */
  unrecorded?: readonly (keyof T & string)[];
  /** Its sparse indexes while it is not deleted. */
  indexes?(record: Kept<R>): Indexes;
};

export type ListOptions = {
  archived?: boolean;
  limit: number;
  cursor?: string;
  /** Attributes to read besides the key; without it, all. */
  attributes?: readonly string[];
};

/** A planned record: how it will be answered once committed, and its writes. */
export type Planned<T> = { shown: T; writes: Write[] };

/**
 * The writes that delete a record again, for a commit that undoes more; `changed` if it was changed
 * or moved since it was created, `gone` if it no longer exists.
 */
export type TakingBack<R extends Base> = { read: Kept<R>; writes: Write[] } | "changed" | "gone";

const whereFrom = (shelf: Shelf, takenWith?: string) => ({
  ...(shelf === "archived" && { from: shelf }),
  ...(takenWith && { takenWith }),
});

/** The operations that every domain has on its records: one item each, on one of three shelves. */
export function records<R extends Base, T extends object>(definition: Definition<R, T>) {
  const { kind, missing, stale, present, indexes, unrecorded } = definition;
  const notFound = () => new AppError(`${kind}.not_found`, missing);
  const itemOf = (kept: Kept<R>) => toItem(kind, kept, indexes?.(kept) ?? {});

  /**
   * A new record of the acting practice. A repeated request drafts the same id; `nth` distinguishes
   * the records of one request.
   */
  function draft(fields: Omit<R, keyof Base>, nth = 0): Kept<R> {
    const at = nowIso();
    const base = {
      _id: Idempotency.mint(kind, nth),
      userId: useOwner(),
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    const kept = { shelf: "active", purgeAt: null, createdBy: whoActs() };
    return { ...fields, ...base, ...kept } as unknown as Kept<R>;
  }

  /** Writes a draft together with other writes. */
  async function create(kept: Kept<R>, ...beside: Write[]): Promise<T> {
    const item = itemOf(kept);
    const outcome = await tryCommit(insert(item), ...beside);
    // Refused where this same request already wrote it.
    return outcome === "written" ? present(item) : get(kept._id);
  }

  /** The writes of a draft, for a commit with others. */
  function planned(kept: Kept<R>, ...beside: Write[]): Planned<T> {
    const item = itemOf(kept);
    return { shown: present(item), writes: [insert(item), ...beside] };
  }

  /**
   * The writes that replace a record by `next` and add it to the history, for a commit with others.
   */
  function plannedChange(read: Kept<R>, next: Kept<R>, ...beside: Write[]): Planned<T> {
    const item = itemOf({ ...next, updatedAt: nowIso() });
    const shown = present({ ...item, version: read.version + 1 });
    const changes = fieldChanges(present(itemOf(read)), shown, unrecorded);
    const history =
      changes.length > 0
        ? [historyWrite({ ...read, version: read.version + 1 }, "changed", changes)]
        : [];
    return { shown, writes: [replace(item, read), ...history, ...beside] };
  }

  async function on(id: string, shelf: Shelf): Promise<Kept<R> | undefined> {
    if (!isId(kind, id)) throw notFound();
    const item = await read(recordKey(kind, useOwner(), id, shelf));
    return item && fromItem<R>(item);
  }

  /** A record that is not deleted; looks first on the active shelf, where nearly all are. */
  async function look(id: string): Promise<Kept<R> | undefined> {
    for (const shelf of ["active", "archived", "active"] as const) {
      const found = await on(id, shelf);
      // While it moves from the archive it may be missed on both shelves, so look once more.
      if (found) return found;
    }
    return undefined;
  }

  /** A record that is not deleted. Throws not found for another practice's as for none. */
  async function find(id: string): Promise<Kept<R>> {
    return (await look(id)) ?? Promise.reject(notFound());
  }

  /** A record as it is answered. Throws not found for another's as for none. */
  const get = async (id: string): Promise<T> => present(itemOf(await find(id)));

  /** A record on one shelf. Throws not found for another's as for none. */
  async function findOn(id: string, shelf: Shelf): Promise<Kept<R>> {
    return (await on(id, shelf)) ?? Promise.reject(notFound());
  }

  function assertVersion(read: Kept<R>, ifVersion: number | undefined): void {
    if (ifVersion !== undefined && ifVersion !== read.version) {
      throw new AppError("version.stale", stale);
    }
  }

  /** Replaces a record by `next`. Throws `version.stale` if it was changed meanwhile. */
  async function change(read: Kept<R>, next: Kept<R>, ...beside: Write[]): Promise<T> {
    const { shown, writes } = plannedChange(read, next, ...beside);
    await commit(...writes);
    return shown;
  }

  /** Moves a record to another shelf: inserted there and removed here in one commit. */
  async function move(read: Kept<R>, shelf: Shelf, ...beside: Write[]): Promise<T> {
    const { shown, writes } = plannedMove(read, shelf);
    await commit(...writes, ...beside);
    return shown;
  }

  /**
   * The writes that move a record to another shelf, for a commit with others; `takenWith` is the
   * case with which it is deleted, if it is not deleted by itself.
   */
  function plannedMove(read: Kept<R>, shelf: Shelf, takenWith?: string): Planned<T> {
    const { from, takenWith: took, ...fields } = read;
    const moved = itemOf({
      ...(fields as unknown as Kept<R>),
      ...(shelf === "deleted" && whereFrom(read.shelf, takenWith)),
      shelf,
      purgeAt: shelf === "deleted" ? purgeAt(now()) : null,
      // Moving together with its case does not count as a change.
      updatedAt: takenWith || took ? read.updatedAt : nowIso(),
      version: read.version + 1,
    });
    const here = recordKey(kind, read.userId, read._id, read.shelf);
    const writes = [insert(moved), remove({ ...here, version: read.version })];
    // A move together with its case is in the history of the case.
    if (!takenWith && !took) writes.push(historyWrite(moved, moveOf(read.shelf, shelf)));
    return { shown: present(moved), writes };
  }

  /** The writes that delete a record in a larger commit, if it is unchanged since its creation. */
  async function planTakingBack(id: string): Promise<TakingBack<R>> {
    const read = await look(id);
    if (!read) return "gone";
    // Not by its version: updating the name of its case does not count as a change.
    if (read.shelf !== "active" || read.updatedAt !== read.createdAt) return "changed";
    return { read, writes: plannedMove(read, "deleted").writes };
  }

  /** The records of these ids that are not deleted, by id. */
  async function several(ids: string[]): Promise<Map<string, T>> {
    const keys = ids.flatMap((id) =>
      (["active", "archived"] as const).map((shelf) => recordKey(kind, useOwner(), id, shelf)),
    );
    const items = (await getMany<Item & Base>(keys)).filter((item) => item !== undefined);
    return new Map(items.map((item) => [item._id, present(item)]));
  }

  /** One page of a shelf, newest first. */
  async function list({ archived, limit, cursor, attributes }: ListOptions) {
    const range = shelfRange(kind, useOwner(), archived ? "archived" : "active");
    const { items, nextCursor } = await page({ ...range, limit, attributes }, cursor);
    return { found: items.map(present), nextCursor };
  }

  return {
    ...{ draft, create, planned, on, get, find, findOn, assertVersion },
    ...{
      change,
      plannedChange,
      move,
      plannedMove,
      planTakingBack,
      several,
      list,
      itemOf,
      notFound,
    },
  };
}
