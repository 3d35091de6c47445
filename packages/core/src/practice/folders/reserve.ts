import type * as z from "zod";
import { Practices } from "../../accounts/practices";
import { seeingAll, useOwner, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { isStale, planReserved, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import type { Kept, Planned } from "../../kernel/records";
import { leftTo } from "../responsible";
import type { FolderRecord } from "./folder.item";
import type { Folder, reserveFolder } from "./folder.schema";
import { store } from "./store";

type Reserve = z.output<typeof reserveFolder>;

/** Who may see a reserved case: the named, who answers for it, and who says so. */
export const withOwn = (people: readonly string[], responsibleId: string): string[] =>
  [...new Set([...people, responsibleId, useUser().userId])].sort();

/** What keeps a case for these people, or opens it to all; nothing where it was never kept. */
export async function keeping(
  { _id, responsibleId, reservedFor }: Pick<Folder, "_id" | "responsibleId" | "reservedFor">,
  before: string[] | null = null,
  field = "reservedFor",
): Promise<Write[]> {
  if (!reservedFor && !before) return [];
  // Who answers for the case is looked at where they are named so.
  const known = [responsibleId, ...(before ?? [])];
  const named = reservedFor?.filter((id) => !known.includes(id)) ?? [];
  const kept = await planReserved(useOwner(), _id, reservedFor, full);
  return [kept, ...named.flatMap((id) => Practices.belonging(id, () => stranger(field)))];
}

const stranger = (field: string) => invalid(field, "Personas: elegí solo a personas del estudio.");

const full = () =>
  new AppError(
    "folder.reserved_limit",
    "El estudio ya tiene 300 causas reservadas, que es el máximo.",
  );

/**
 * Keeps a case, with all that is of it, for the people named, or opens it to the whole practice with
 * `null`. Who answers for it and who says so always see it. Throws `version.stale` over another
 * version than `ifVersion`, and a sentence on `people` for somebody who is not of the practice.
 */
export const reserve = (id: string, { people }: Reserve, ifVersion?: number): Promise<Folder> =>
  again(async () => {
    const read = await store.find(id);
    store.assertVersion(read, ifVersion);
    const reservedFor = people && withOwn(people, read.responsibleId);
    return (await changed(read, reservedFor)) ?? store.get(id);
  }, isStale);

async function changed(read: Kept<FolderRecord>, reservedFor: string[] | null) {
  const before = read.reservedFor ?? null;
  if (String(before) === String(reservedFor)) return undefined;
  return store.change(
    read,
    { ...read, reservedFor },
    ...(await keeping({ ...read, reservedFor }, before, "people")),
  );
}

/** The writes by which who acts lets themself into a case that is kept from them. */
export async function planOpening(id: string): Promise<Planned<Folder> | undefined> {
  const { userId } = useUser();
  return seeingAll(async () => {
    const read = await store.find(id);
    if (!read.reservedFor || read.reservedFor.includes(userId)) return undefined;
    const next = { ...read, reservedFor: [...read.reservedFor, userId].sort() };
    return store.plannedChange(read, next, ...(await keeping(next, read.reservedFor)));
  });
}

/** Leaves a case, and what it is to see it, to another person, where it is of who it is said to be. */
export const handOver = (id: string, from: string, to: string): Promise<void> =>
  again(async () => {
    const read = await store.find(id);
    const [answers, before] = [read.responsibleId === from, read.reservedFor ?? null];
    if (!answers && !before?.includes(from)) return;
    const others = before?.filter((person) => person !== from) ?? null;
    const reservedFor = answers && others ? [...new Set([...others, to])].sort() : others;
    const next = { ...read, reservedFor, ...(answers && { responsibleId: to }) };
    const kept = before ? [await planReserved(useOwner(), id, reservedFor, full)] : [];
    await store.change(read, next, ...kept, ...leftTo(to));
  }, isStale);
