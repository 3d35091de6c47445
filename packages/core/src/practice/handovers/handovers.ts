import { Practices } from "../../accounts/practices";
import { inPractice } from "../../kernel/actor";
import {
  commit,
  get,
  type Item,
  isStale,
  ownerOf,
  page,
  removeAny,
  replace,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { shelfRange } from "../../kernel/records";
import { Folders } from "../folders";
import { Tasks } from "../tasks";
import { isOpen } from "../tasks/task.rules";
import type { TaskStatus } from "../tasks/task.schema";

/** How many records of a shelf one run handles: the stream starts the next one. */
const AT_ONCE = 200;

type Left = Item & {
  _id: string;
  responsibleId?: string;
  reservedFor?: string[] | null;
  status: string;
};

const isOpenTask = ({ status }: Left) => isOpen(status as TaskStatus);

/**
 * The kinds of record handed over, shelf by shelf. Archived ones are first: one unarchived
 * meanwhile is found among the active records later.
 */
const STEPS = [
  { kind: "folder", shelf: "archived", goes: () => true, handOver: Folders.handOver },
  { kind: "folder", shelf: "active", goes: () => true, handOver: Folders.handOver },
  { kind: "task", shelf: "archived", goes: isOpenTask, handOver: Tasks.handOver },
  { kind: "task", shelf: "active", goes: isOpenTask, handOver: Tasks.handOver },
] as const;

/**
 * Takes the next step of a handover of somebody who left a practice, and stores the progress; the
 * last step deletes the handover. May be interrupted, repeated, and run concurrently.
 */
export async function goOn(ownerId: string, personId: string): Promise<void> {
  const handover = await get<Practices.HandoverItem>(Practices.handoverKey(ownerId, personId));
  const step = handover && STEPS[handover.step];
  if (!handover) return;
  if (!step) return commit(removeAny(handover));
  const { kind, shelf, goes, handOver } = step;
  const to = await successorOf(handover);
  const attributes = ["_id", "responsibleId", "reservedFor", "status"];
  const range = { ...shelfRange(kind, ownerId, shelf), limit: AT_ONCE, attributes };
  const { items, nextCursor } = await page<Left>(range, handover.cursor ?? undefined);
  const isTheirs = ({ responsibleId, reservedFor }: Left) =>
    responsibleId === personId || reservedFor?.includes(personId);
  const left = items.filter((item) => isTheirs(item) && goes(item));
  await inPractice(ownerId, async () => {
    for (const { _id } of left) await unlessGone(() => handOver(_id, personId, to));
  });
  const next = nextCursor
    ? { ...handover, cursor: nextCursor }
    : { ...handover, cursor: null, step: handover.step + 1 };
  await unlessOvertaken(() => commit(replace(next, handover)));
}

/** The person who receives them: the successor, or the founder if that person left too. */
async function successorOf({ userId, successorId }: Practices.HandoverItem): Promise<string> {
  const people = await Practices.peopleIn(userId);
  return people.some(({ _id }) => _id === successorId) ? successorId : userId;
}

/** Ignores a record that was deleted meanwhile. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "not_found")) throw error;
  }
}

/** Ignores that another run took this step at the same time. */
async function unlessOvertaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isStale(error)) throw error;
  }
}

/** Continues every handover of a practice, in case the stream dropped one. */
export async function goOnIn(ownerId: string): Promise<void> {
  for await (const item of walk<Practices.HandoverItem>(Practices.handoversRange(ownerId))) {
    await goOn(ownerOf(item), item.personId);
  }
}
