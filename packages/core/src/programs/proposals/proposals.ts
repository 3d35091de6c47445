import type * as z from "zod";
import { useOwner, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  type Item,
  insert,
  isStale,
  pageOf,
  replace,
  stale,
  walk,
  writingBeside,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { Escritos } from "../../practice/escritos";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import { Notices } from "../../sharing/notices";
import {
  gateKey,
  type ProposalItem,
  type ProposalRecord,
  present,
  proposalKey,
  proposalsRange,
  toGate,
  toItem,
} from "./proposal.item";
import { type listProposals, PROPOSED, type Proposal, type ProposalKind } from "./proposal.schema";

/** How many proposals may wait in a practice: a program that goes mad fills no more. */
const MOST_WAITING = 100;

type Given = {
  folderId?: string | null | undefined;
  why?: string | null | undefined;
  [field: string]: unknown;
};

/**
 * Keeps what the program that acts proposes, until a person decides. Throws `folder.not_found` for a
 * case that its person may not see, and `proposal.too_many`.
 */
export async function propose(kind: ProposalKind, title: string, asked: Given): Promise<Proposal> {
  const { ownerId, program } = useUser();
  if (!program) throw new Error("only a program proposes");
  const { why = null, ...given } = asked;
  const folderId = given.folderId ?? null;
  if (folderId) await Folders.get(folderId);
  const record: ProposalRecord = {
    ...{ _id: newId("proposal"), userId: ownerId, keyId: program.keyId, by: program.name },
    ...{ kind, status: "waiting", title, folderId, why, given, madeId: null },
    ...{ createdAt: nowIso(), decidedAt: null, decidedBy: null, version: 1 },
  };
  await again(() => admit(record), isStale);
  return present(record);
}

/** Keeps a proposal under the version of the practice's gate, as it was when they were counted. */
async function admit(record: ProposalRecord): Promise<void> {
  const { userId } = record;
  const gate = await get<Item>(gateKey(userId));
  if ((await waitingCount(userId)) >= MOST_WAITING) {
    throw new AppError(
      "proposal.too_many",
      `Hay ${MOST_WAITING} propuestas sin decidir: aprobá o descartá algunas antes de sumar más.`,
    );
  }
  const next = toGate(userId, (gate?.version ?? 0) + 1);
  await commit(insert(toItem(record)), gate ? replace(next, gate) : insert(next));
}

/** How many proposals wait, up to the ceiling. */
async function waitingCount(ownerId: string): Promise<number> {
  let count = 0;
  for await (const { status } of walk<ProposalItem>({ ...proposalsRange(ownerId), limit: 300 })) {
    if (status === "waiting") count += 1;
    if (count === MOST_WAITING) break;
  }
  return count;
}

/** One page of the proposals in a state, the newest first. */
export async function list({ status, limit, cursor }: z.output<typeof listProposals>) {
  const range = { ...proposalsRange(useOwner()), limit };
  const found = await pageOf<ProposalItem>(range, (item) => item.status === status, cursor);
  return { proposals: found.items.map(present), nextCursor: found.nextCursor };
}

/** A proposal that waits, for a person to decide on: no key of a program does that. */
async function waitingOne(id: string): Promise<ProposalItem> {
  if (useUser().program) {
    throw new AppError("key.person_only", "Lo que un programa propone lo decide una persona.");
  }
  const item = isId("proposal", id) && (await get<ProposalItem>(proposalKey(useOwner(), id)));
  if (!item) throw new AppError("proposal.not_found", "Esa propuesta ya no existe.");
  if (item.status !== "waiting") {
    throw new AppError("proposal.decided", "Esa propuesta ya fue decidida.");
  }
  return item;
}

const decided = (item: ProposalItem, status: Proposal["status"]): ProposalRecord => ({
  ...{ ...item, status, decidedAt: nowIso() },
  ...{ decidedBy: useUser().userId, version: item.version + 1 },
});

/**
 * Does what was proposed, as the person who approves it. The record and the decision are one commit:
 * two who approve at once make one.
 */
export async function approve(id: string): Promise<Proposal> {
  const item = await waitingOne(id);
  const next = decided(item, "approved");
  const { result: made } = await writingBeside(replace(toItem(next), item, stale), () =>
    DONE[item.kind](item.given),
  );
  const done = { ...next, madeId: made._id, version: next.version + 1 };
  await commit(replace(toItem(done), toItem(next)));
  return present(done);
}

/** How each kind is done; answers the record that was made. */
const DONE: Record<ProposalKind, (given: unknown) => Promise<{ _id: string }>> = {
  task: (given) => Tasks.create(PROPOSED.task.parse(given)),
  escrito: (given) => Escritos.create(PROPOSED.escrito.parse(given)),
  notice: (given) => Notices.create(PROPOSED.notice.parse(given)),
};

/** Dismisses a proposal: nothing is done. */
export async function dismiss(id: string): Promise<Proposal> {
  const item = await waitingOne(id);
  const next = decided(item, "dismissed");
  await commit(replace(toItem(next), item, stale));
  return present(next);
}
