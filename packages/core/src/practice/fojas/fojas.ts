import type { Write } from "../../kernel/dynamo";
import { type Base, type Definition, type Indexes, type Kept, records } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { type FojaKind, isNote } from "../kinds/kinds.rules";
import { alsoChanged, type Carrier, carries, ownAgain } from "./carried.rules";

/** The fields that every entry with a foja has; one of a court may have `nth`, `link`, `source`. */
type Entry = Base &
  Folders.Expiring & {
    foja: number | null;
    time: string;
    /** How many entries its court file had before it: orders those of one day. */
    nth?: number;
    link?: string | null;
    /** The task that carries its deadline: meanwhile it counts as completed. */
    taskId?: string | null;
  };

type OfKind<R extends Entry, T extends object> = Pick<
  Definition<R, T>,
  "missing" | "stale" | "present"
> & {
  /** The fields of a new entry that are not given. */
  empty: object;
  /** Throws where the practice may not change an entry, as one of a court. */
  assertOurs?: (read: R) => void;
};

/** The operations on the entries of one kind with a foja, which are hidden with their case. */
export function fojas<R extends Entry, T extends object, Given extends { folderId: string }>(
  kind: FojaKind,
  of: OfKind<R, T>,
) {
  const { empty, assertOurs, ...definition } = of;
  const store = records<R, T>({ kind, ...definition, indexes });

  /** How a case counts an entry. */
  const counted = ({ folderId, link }: Entry) => ({ folderId, kind, link });

  /**
   * The writes of an entry in its case and in the agenda, for the commit that creates, changes or
   * deletes it: `before` as it was and `after` as it will be. It takes a file number if it `isNew`
   * or moves to another case.
   */
  function followed(before: Entry | undefined, after: Entry | undefined, isNew = false): Write[] {
    const moves = before && after && before.folderId !== after.folderId;
    const next = after && counted(after);
    const taken = next && (isNew || moves) ? Folders.filed(next, after.foja) : next;
    const recount = Folders.recount(before && counted(before), taken);
    return [...recount, ...Folders.redue(kind, before, after)];
  }

  /** A new entry, not yet written. `nth` distinguishes those of one request. */
  const draft = (given: object, nth?: number) =>
    store.draft({ ...empty, ...given } as unknown as Omit<R, keyof Base>, nth);

  /** Adds an entry to a case. Throws a sentence on `folderId` if there is no such case. */
  const create = (given: Given): Promise<T> =>
    Folders.retryFoja(async () => {
      const next = await Folders.nextFoja(given.folderId);
      const entry = draft({ ...given, foja: isNote(given) ? null : next });
      return store.create(entry, ...followed(undefined, entry, true));
    });

  /** An entry whose case is visible: those of a deleted case are not. Throws not found. */
  async function find(id: string): Promise<Kept<R>> {
    const entry = await store.findOn(id, "active");
    await Folders.assertSeen(entry.folderId, store.notFound);
    return entry;
  }

  /** An entry as it is answered. Throws not found for another practice's as for none. */
  const get = async (id: string): Promise<T> => of.present(store.itemOf(await find(id)));

  /** Changes the fields that `change` returns. Throws `version.stale` unless it is `ifVersion`. */
  const edit = (
    id: string,
    ifVersion: number | undefined,
    change: (read: Kept<R>) => object | Promise<object>,
  ): Promise<T> =>
    Folders.retryFoja(async () => {
      const read = await find(id);
      store.assertVersion(read, ifVersion);
      const next = { ...read, ...(await change(read)) };
      return store.change(read, next, ...followed(read, next));
    });

  /** Changes the given fields; moved to another case, it takes the next file number there. */
  const update = (id: string, given: Partial<Given>, ifVersion?: number): Promise<T> =>
    edit(id, ifVersion, async (read) => {
      assertOurs?.(read);
      const foja = await Folders.fojaIn(given.folderId ?? read.folderId, read);
      return { ...given, ...alsoChanged(read, given), foja };
    });

  /** The writes that change an entry, its case and the agenda, for a larger commit. */
  const plannedEdit = (read: Kept<R>, change: object): Write[] => {
    const next = { ...read, ...change };
    return store.plannedChange(read, next, ...followed(read, next)).writes;
  };

  /**
   * The writes by which a new task carries the deadline of the entry that opens it, if it does;
   * undefined where its case has no such entry.
   */
  async function planCarried(id: string, task: Carrier): Promise<Write[] | undefined> {
    const read = await store.on(id, "active");
    if (read?.folderId !== task.folderId) return undefined;
    if (read.completed || !carries(task, read)) return [];
    return plannedEdit(read, { completed: true, taskId: task._id });
  }

  /** The writes that make an entry due by itself, where a changed task does not carry it any more. */
  async function planOwnAgain(id: string, task: Carrier): Promise<Write[]> {
    const read = await store.on(id, "active");
    if (read?.taskId !== task._id || carries(task, read)) return [];
    return plannedEdit(read, ownAgain(read));
  }

  /** Deletes an entry: restorable for 30 days. */
  async function remove(id: string): Promise<void> {
    const read = await find(id);
    assertOurs?.(read);
    await store.move({ ...read, ...ownAgain(read) }, "deleted", ...followed(read, undefined));
  }

  /** Restores a deleted entry to its case. */
  async function restore(id: string): Promise<T> {
    const read = await store.findOn(id, "deleted");
    await Folders.assertReturnable(read, store.notFound);
    return store.move(read, "active", ...followed(undefined, read));
  }

  return {
    ...{ ...store, counted, followed, draft, create, get, edit, update, remove, restore },
    ...{ planCarried, planOwnAgain },
  };
}

/**
 * Indexed in its case by date, within one day in the order of the court's publication; and by its
 * due day until it is completed.
 */
function indexes(entry: Entry): Indexes {
  const { folderId, time, dateExpiration, completed, nth = 0 } = entry;
  const when = new Date(Date.parse(startOfDay(time)) + nth).toISOString();
  return {
    ...Folders.entryIndex(entry, folderId, when),
    ...(dateExpiration && !completed ? Folders.dueIndex(entry, folderId, dateExpiration) : {}),
  };
}
