import { isDeepStrictEqual } from "node:util";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { change, commit, getMany, insert, isStale, replace, type Write } from "../../kernel/dynamo";
import { Plans } from "../plans";
import type { Limits } from "../plans/plan.schema";
import { type Contract, type Kind, kindOf, newContract, verdictOf } from "./contract.rules";
import { askNotice } from "./notices";
import { dueAt, noted } from "./notices.rules";
import type { Settled } from "./shown.rules";
import { type ContractItem, contractKey, contractOf, countsKey, toItem } from "./subscription.item";

/** A practice's contract and usage item as read; `item` is undefined until it is first stored. */
export type Read = {
  contract: Contract;
  item: ContractItem | undefined;
  usage: NonNullable<Parameters<typeof Plans.toSubscription>[0]>;
};

/** Reads a practice's contract and plan, in one request. */
export async function read(ownerId: string): Promise<Read> {
  const [found, usage] = await getMany([contractKey(ownerId), Plans.usageKey(ownerId)]);
  if (!usage) throw new Error("a practice without its usage item");
  const item = found as ContractItem | undefined;
  const { plan } = Plans.toSubscription(usage);
  return { contract: item ? contractOf(item) : newContract(ownerId, plan), item, usage };
}

type Edit = (before: Contract) => Contract | Promise<Contract>;

export type Editing = {
  /** Agreed limits that replace the existing ones. */
  granted?: Partial<Limits>;
  /** Whether the plan is written even where nothing changed. */
  force?: boolean;
  beside?: Write[];
};

/** How long, in ms, a reading of Stripe without changes is not stored. */
const FRESH_MS = 6 * 3600_000;

/**
 * Changes the current contract, and in the same transaction puts the practice on the resulting
 * plan, adds it to the history and requests its notices. Retries where somebody else changed it
 * meanwhile.
 */
export const edit = (ownerId: string, with_: Edit, editing: Editing = {}): Promise<Settled> =>
  again(async () => editOnce(await read(ownerId), with_, editing), isStale);

/** Like `edit`, once, on a contract already read. Throws `version.stale` where it changed since. */
export async function editOnce(was: Read, with_: Edit, editing: Editing): Promise<Settled> {
  const { contract: before, item, usage } = was;
  const after = await with_(before);
  const verdict = verdictOf(after, nowIso());
  const { next, notices } = noted(before, after, verdict, nowIso());
  const { plan, pendingChange } = Plans.toSubscription(usage);
  const agrees =
    plan === verdict.plan && (pendingChange?.planId ?? null) === (verdict.next?.planId ?? null);
  if (!editing.force && !editing.granted && item && agrees && !differs(before, next)) {
    return { contract: before, subscription: Plans.toSubscription(usage) };
  }
  const [terms, coming] = await Promise.all([
    Plans.termsOf(verdict.plan),
    verdict.next && Plans.termsOf(verdict.next.planId),
  ]);
  const kind = kindOf(next);
  const version = item?.version ?? 1;
  const written = toItem(next, { version, kind, due: dueAt(next, nowIso()) });
  await commit(
    item ? replace(written, item) : insert(written),
    ...Plans.settle(before.ownerId, usage, {
      terms,
      next: coming && verdict.next ? { ...coming, at: verdict.next.at } : null,
      standing: verdict.standing,
      ...(editing.granted && { granted: editing.granted }),
    }),
    ...recounted(item?.kind ?? null, kind),
    ...notices.flatMap((notice) => askNotice(before.ownerId, notice)),
    ...(editing.beside ?? []),
  );
  const settled = await read(before.ownerId);
  return { contract: settled.contract, subscription: Plans.toSubscription(settled.usage) };
}

function differs(before: Contract, next: Contract): boolean {
  const { checkedAt: was, ...old } = before;
  const { checkedAt: _, ...own } = next;
  return !isDeepStrictEqual(old, own) || was === null || Date.parse(was) + FRESH_MS < now();
}

/** The writes that move a customer from one kind to another in the counts. */
export function recounted(from: Kind | null, to: Kind | null): Write[] {
  if (from === to) return [];
  const moves = [...(from ? [{ kind: from, by: -1 }] : []), ...(to ? [{ kind: to, by: 1 }] : [])];
  return [
    change({
      key: countsKey,
      set: `SET #type = :type, #version = :one ADD ${moves.map(({ kind }) => `#${kind} :${kind}`).join(", ")}`,
      names: {
        ...{ "#type": "type", "#version": "version" },
        ...Object.fromEntries(moves.map(({ kind }) => [`#${kind}`, kind])),
      },
      values: {
        ...{ ":type": "stripeCounts", ":one": 1 },
        ...Object.fromEntries(moves.map(({ kind, by }) => [`:${kind}`, by])),
      },
    }),
  ];
}
