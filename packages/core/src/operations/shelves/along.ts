import { Plans } from "../../billing/plans";
import { asSystem, context, inPractice } from "../../kernel/actor";
import { commit, type Item, removeAny, walk } from "../../kernel/dynamo";
import { shelfOf, takenRange } from "../../kernel/records";
import { Calculators } from "../../practice/calculators";
import { Documents } from "../../practice/documents";
import { Escritos } from "../../practice/escritos";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Incoming } from "../../practice/incoming";
import type { EntryKind, FojaKind } from "../../practice/kinds/kinds.rules";
import { Tasks } from "../../practice/tasks";

/** The records deleted along with a case; movements and notices are hidden where they are. */
const COMPANIONS = {
  ...{ task: Tasks, event: Events, calculator: Calculators, document: Documents },
  escrito: Escritos,
  letter: Incoming,
} satisfies Record<Exclude<EntryKind, FojaKind>, object>;

type Listed = Item & { _id: string; userId: string; folderId: string | null };

const companionOf = ({ type }: Item) =>
  Object.hasOwn(COMPANIONS, type) ? COMPANIONS[type as keyof typeof COMPANIONS] : undefined;

/** Deletes what belongs to a deleted case. Stops where the case is restored meanwhile. */
export const takeAlong = (ownerId: string, folderId: string) =>
  within(ownerId, async () => {
    const ranges = [
      Folders.entryRange(ownerId, folderId),
      Folders.archivedRange(ownerId, folderId),
    ];
    for (const range of ranges) {
      for await (const item of walk<Listed>({ ...range, limit: 500 })) {
        const kind = companionOf(item);
        if (kind && !(await kind.goAlong(folderId, item, shelfOf(item.sk)))) return;
      }
    }
  });

/** Restores what was deleted with a case. Stops where the case moves meanwhile. */
export const bringBack = (ownerId: string, folderId: string, now: Folders.CaseState) =>
  within(ownerId, async () => {
    for await (const item of walk<Listed>({ ...takenRange(ownerId, folderId), limit: 500 })) {
      const kind = companionOf(item);
      if (kind && !(await kind.comeBack(folderId, item, now))) return;
    }
  });

/** Deletes for good what was deleted with a case. */
export async function forgetTaken(ownerId: string, folderId: string): Promise<void> {
  for await (const item of walk({ ...takenRange(ownerId, folderId), limit: 500 })) {
    await commit(removeAny(item));
  }
}

/** Throws `plan.limit_reached` where what is restored with a case does not fit in the plan. */
export async function assertRoom(ownerId: string, folderId: string): Promise<void> {
  const wanted = { calculators: 0, storage: 0 };
  for await (const item of walk<Listed>({ ...takenRange(ownerId, folderId), limit: 500 })) {
    if (item.type === "task") wanted.storage += Tasks.roomOf(item as never).storage;
    if (item.type === "letter") wanted.storage += Incoming.roomOf(item as never).storage;
    if (item.type === "document") wanted.storage += Documents.roomOf(item as never).storage;
    if (item.type === "calculator")
      wanted.calculators += Calculators.roomOf(item as never).calculators;
  }
  await Plans.assertRoom(wanted);
}

/** Runs in one practice: as the acting user of it, or as the system in a stream consumer. */
export function within<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
  const { actor, requestId } = context();
  if (actor.type === "user" && actor.ownerId === ownerId) return work();
  return asSystem(requestId, () => inPractice(ownerId, work));
}
