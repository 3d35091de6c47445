import type * as z from "zod";
import { Practices } from "../../accounts/practices";
import { seeingAll, useOwner, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { isStale, planReserved, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import type { Planned } from "../../kernel/records";
import { leftTo, responsibleOnReturn } from "../responsible";
import type { FolderRecord } from "./folder.item";
import type { Folder, updateFolder } from "./folder.schema";
import { store } from "./store";

type Access = Pick<z.output<typeof updateFolder>, "access" | "memberIds">;

/** Whether a change affects who may see the case. */
export const speaksOfAccess = ({ access, memberIds }: Access): boolean =>
  access !== undefined || memberIds !== undefined;

/**
 * The only people who may see a case after a change of `access` and `memberIds`, null for the whole
 * practice: those named, the responsible person, and the actor. What the change leaves out stays as
 * it was `before`. Throws a sentence on `memberIds` where it names people of a case that is not
 * reserved.
 */
export function reservedFrom(
  { access, memberIds }: Access,
  before: string[] | null,
  responsibleId: string,
): string[] | null {
  if (!speaksOfAccess({ access, memberIds })) return before;
  const isReserved = access === undefined ? before !== null : access === "reserved";
  if (!isReserved && memberIds?.length) throw invalid("memberIds", NOT_RESERVED);
  if (!isReserved) return null;
  const named = memberIds === undefined ? (before ?? []) : (memberIds ?? []);
  return [...new Set([...named, responsibleId, useUser().userId])].sort();
}

const NOT_RESERVED = "Personas: para elegir quiénes ven la causa, reservala primero.";

/** The writes that reserve a case for these people, or open it to all; none if never reserved. */
export async function reserveWrites(
  { _id, responsibleId, reservedFor }: Pick<FolderRecord, "_id" | "responsibleId" | "reservedFor">,
  before: string[] | null = null,
): Promise<Write[]> {
  if (!reservedFor && !before) return [];
  // The responsible person's membership is checked where they are named.
  const known = [responsibleId, ...(before ?? [])];
  const named = reservedFor?.filter((id) => !known.includes(id)) ?? [];
  const kept = await planReserved(useOwner(), _id, reservedFor, full);
  return [kept, ...named.flatMap((id) => Practices.memberChecks(id, stranger))];
}

const stranger = () => invalid("memberIds", "Personas: elegí solo a personas del estudio.");

const full = () =>
  new AppError(
    "folder.reserved_limit",
    "El estudio ya tiene 300 causas reservadas, que es el máximo.",
  );

/** The writes with which the actor gets access to a case that is hidden from them. */
export async function planOpening(id: string): Promise<Planned<Folder> | undefined> {
  const { userId } = useUser();
  return seeingAll(async () => {
    const read = await store.find(id);
    if (!read.reservedFor || read.reservedFor.includes(userId)) return undefined;
    const next = { ...read, reservedFor: [...read.reservedFor, userId].sort() };
    return store.plannedChange(read, next, ...(await reserveWrites(next, read.reservedFor)));
  });
}

/**
 * A case as it returns from the bin: of the founder, also if reserved, where the person who answered
 * for it left the practice meanwhile. With the writes that go with that.
 */
export async function onReturn<F extends FolderRecord>(read: F) {
  const { responsibleId, writes } = await responsibleOnReturn(read);
  if (responsibleId === read.responsibleId) return { folder: read, writes };
  const { _id, reservedFor: before } = read;
  const others = before?.filter((person) => person !== read.responsibleId) ?? null;
  const reservedFor = others && [...new Set([...others, responsibleId])].sort();
  const kept = before ? [await planReserved(useOwner(), _id, reservedFor, full)] : [];
  return { folder: { ...read, responsibleId, reservedFor }, writes: [...writes, ...kept] };
}

/** Replaces a person by another as responsible for a case, and in its access list if reserved. */
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
