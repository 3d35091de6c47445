import { type Known, rowOf, seersOf, type Told } from "../known";
import { numberOf, textOf } from "../table/notation";
import { must } from "../violation";
import type { World } from "../world";

const DAY = 24 * 3600_000;

/** After so long what was deleted is gone; between them, it may be. */
const GONE = { from: 29.5 * DAY, to: 31.5 * DAY };

/** A record is as its people were told: there, where it was put, with what was written. */
export function asTold(world: World, told: Told, one: Known): void {
  const row = rowOf(world, one);
  const inCase = told.caseOf(one);
  const deletedAt = one.deletedAt ?? inCase?.deletedAt;
  const age = deletedAt === undefined ? 0 : world.now - deletedAt;
  if (age > GONE.from) {
    must("what was deleted a month ago is gone", !row || age < GONE.to, () => one.word);
    if (!row) forget(told, one, deletedAt);
    return;
  }
  must("no acknowledged record is lost", row !== undefined, () => `${one.kind} ${one.word}`);
  if (!row) return;
  must(
    "a record is where it was put",
    row.shelf === told.shelfOf(one),
    () => `${one.kind} ${one.word} is ${row.shelf}, not ${told.shelfOf(one)}`,
  );
  if (one.kind === "folder" && !told.isHandingOver) {
    const seers = JSON.stringify(seersOf(world, one)?.sort());
    must(
      "a case is seen by whom it was said",
      seers === JSON.stringify(one.seenBy?.sort()),
      () => `${one.word} by ${seers}, not ${one.seenBy}`,
    );
  }
  for (const [name, value] of Object.entries(one.fields)) {
    const stored = textOf(row.item[name]) ?? null;
    must(
      "a record says what was acknowledged",
      stored === value,
      () => `${name} of ${one.kind} ${one.word} is ${stored}, not ${value}`,
    );
  }
}

/** Forgets a record that is gone; what was in it goes at the same time. */
function forget(told: Told, { id }: Known, deletedAt: number | undefined): void {
  told.all.delete(id);
  for (const inside of told.all.values()) if (inside.caseId === id) inside.deletedAt = deletedAt;
}

/** How many rows of a practice begin with a key. */
export function countRows(world: World, practiceId: string, prefix: string): number {
  const rows = world.table.store.partition(`OWNER#${practiceId}`);
  return rows ? rows.placeOf(`${prefix}\uffff`) - rows.placeOf(prefix) : 0;
}

/** No record is there twice, and the plan's counters are those of a recount. */
export function counted(world: World, told: Told, practiceId: string): void {
  const usage = world.table.store.get({ pk: `OWNER#${practiceId}`, sk: "USAGE" })?.item;
  for (const [name, kind] of [
    ["folders", "folder"],
    ["contacts", "contact"],
  ] as const) {
    const there = countRows(world, practiceId, `${kind.toUpperCase()}#`);
    const used = numberOf(usage?.[name]);
    must("a counter is what a recount says", used === there, () => `${used} ${name}, not ${there}`);
    const known = told.of(practiceId, kind).filter((one) => told.shelfOf(one) === "active").length;
    must("nothing is done twice", there === known, () => `${there} ${name}, not ${known}`);
  }
}
