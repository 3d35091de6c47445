import { addDays } from "@foja/core/kernel/day.rules";
import type { Shelf } from "@foja/core/kernel/records/record.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Person, Practice } from "./people";
import { textOf, valueAt } from "./table/notation";
import type { World } from "./world";

export const KINDS = ["folder", "task", "movement", "notification", "contact", "event"] as const;
export type Kind = (typeof KINDS)[number];

/** A date that somebody was told is watched: since when, and how often it may ring once more. */
type Watch = { due: string | null; open: boolean; since: number; again: number };

/** A record that somebody was told exists: its state by what was answered, not by the table. */
export type Known = {
  kind: Kind;
  id: string;
  practiceId: string;
  /** The word that is in its name or title, and in no other. */
  word: string;
  /** Fields as they were last acknowledged. */
  fields: Record<string, unknown>;
  /** Where the record itself is; with a deleted case, what is in it is deleted too. */
  shelf: Shelf;
  deletedAt?: number | undefined;
  caseId: string | null;
  /** Of a case: the only people who see it; null where all of the practice do. */
  seenBy: string[] | null;
  /** Of a case: who answers for it. */
  responsibleId?: string;
  watch: Watch;
};

/** An entry of a case's account: how it moves, in cents, the client's money and what is owed. */
export type Entry = { id: string; client: number; owed: number };

/** All that the people of the simulated world were told. */
export class Told {
  readonly all = new Map<string, Known>();
  /** The entries of the cases' accounts, by case. */
  readonly entries = new Map<string, Entry[]>();
  /** Who left today, and who has their place: until its end, either may be found in it. */
  #leavers: [practiceId: string, personId: string, successorId: string][] = [];
  #words = 0;

  constructor(readonly practices: readonly Practice[]) {}

  /** A word for a new record: nothing else contains it. */
  newWord(): string {
    this.#words += 1;
    return `n${this.#words}n`;
  }

  addEntry(caseId: string, entry: Entry): void {
    this.entries.set(caseId, [...(this.entries.get(caseId) ?? []), entry]);
  }

  of(practiceId: string, kind: Kind): Known[] {
    return [...this.all.values()].filter(
      (one) => one.practiceId === practiceId && one.kind === kind,
    );
  }

  caseOf({ caseId }: Known): Known | undefined {
    return caseId === null ? undefined : this.all.get(caseId);
  }

  /** Whether a person may see a record: it is of their practice, and in no case reserved for others. */
  maySee(person: Person, one: Known): boolean {
    if (one.practiceId !== person.practiceId) return false;
    const { seenBy } = this.caseOf(one) ?? one;
    return seenBy === null || seenBy.includes(person.id);
  }

  get isHandingOver(): boolean {
    return this.#leavers.length > 0;
  }

  /** Notes that somebody left a practice, and who has their place in its reserved cases. */
  left(practiceId: string, personId: string, successorId: string): void {
    this.#leavers.push([practiceId, personId, successorId]);
    this.#succeed(practiceId, personId, successorId);
  }

  /** Notes that everything is handed over, also what was reserved while it was under way. */
  handedOver(): void {
    for (const one of this.#leavers.splice(0)) this.#succeed(...one);
  }

  /** Who answered for a case leaves their place to their successor; who was only named, to nobody. */
  #succeed(practiceId: string, personId: string, successorId: string): void {
    for (const one of this.of(practiceId, "folder")) {
      // What is in the trash is not handed over.
      if (one.shelf === "deleted") continue;
      const isTheirs = one.responsibleId === personId;
      if (isTheirs) one.responsibleId = successorId;
      if (!one.seenBy?.includes(personId)) continue;
      const others = one.seenBy.filter((id) => id !== personId && id !== successorId);
      const isKept = isTheirs || one.seenBy.includes(successorId);
      one.seenBy = isKept ? [...others, successorId] : others;
    }
  }

  /** Where a record is, with the case it is in. */
  shelfOf(one: Known): Shelf {
    const isTaken = this.caseOf(one)?.shelf === "deleted";
    const goesAlong = one.kind === "task" || one.kind === "event";
    return isTaken && goesAlong ? "deleted" : one.shelf;
  }

  /** Whether its date is watched: it is open, and neither it nor its case is put away. */
  isWatched(one: Known): boolean {
    const { shelf } = this.caseOf(one) ?? { shelf: "active" };
    const isThere = one.shelf === "active" && shelf !== "deleted" && one.deletedAt === undefined;
    return isThere && one.watch.open && one.watch.due !== null;
  }
}

/** Notes that the date of a record, or whether it is open, changed at an instant. */
export function rewatch(one: Known, now: number, change: Partial<Pick<Watch, "due" | "open">>) {
  const next = { ...one.watch, ...change };
  if (next.due === one.watch.due && next.open === one.watch.open) return;
  // What was watched before may ring again for the same date.
  const again = one.watch.again + 1;
  one.watch = { ...next, again, since: next.due === one.watch.due ? one.watch.since : now };
}

/** Reads what became of a record whose change was answered too ambiguously to know. */
export function resync(world: World, one: Known, isHandingOver = false): void {
  const row = rowOf(world, one);
  const shelf = row?.shelf ?? "deleted";
  if (shelf !== one.shelf) moved(one, shelf, world.now);
  for (const name of Object.keys(one.fields)) one.fields[name] = textOf(row?.item[name]) ?? null;
  if (!isHandingOver) one.seenBy = seersOf(world, one);
}

/** The people for whom a case is reserved, as every request reads them; null where it is not. */
export function seersOf(world: World, { id, practiceId }: Known): string[] | null {
  const reserved = world.table.store.get({ pk: `OWNER#${practiceId}`, sk: "RESERVED" });
  const people = valueAt(reserved?.item, ["cases", id]);
  return people && "L" in people ? people.L.flatMap((one) => textOf(one) ?? []) : null;
}

/** Notes that a record was moved to another shelf. */
export function moved(one: Known, shelf: Shelf, now: number): void {
  one.watch.again += 1;
  one.shelf = shelf;
  if (shelf === "deleted") one.deletedAt = now;
  else delete one.deletedAt;
}

const PREFIX = { active: "", archived: "ARCHIVED#", deleted: "DELETED#" } as const;

/** The item of a record as it is stored, and on which shelf. */
export function rowOf(
  world: World,
  { kind, id, practiceId }: Pick<Known, "kind" | "id" | "practiceId">,
) {
  const pk = `OWNER#${practiceId}`;
  for (const shelf of ["active", "archived", "deleted"] as const) {
    const row = world.table.store.get({ pk, sk: `${PREFIX[shelf]}${kind.toUpperCase()}#${id}` });
    if (row) return { item: row.item, shelf };
  }
  return undefined;
}

export const today = ({ now }: World): string => dayOf(now);
export const inDays = (world: World, days: number): string => addDays(today(world), days);
