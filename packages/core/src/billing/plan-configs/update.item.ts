import { change, type Key, type Stored, type Write } from "../../kernel/dynamo";
import type { PlanId, PlanTerms } from "../plans/plan.schema";
import type { PlanUpdate } from "./plan-config.schema";

/** The position of a run in the practices of a plan: those on it first, then those that will be. */
export type Place = { list: "on" | "next"; shard: number; after: Key | null };

/** An update of the practices on a plan: the terms they get, and its progress. */
export type Update = {
  planId: PlanId;
  /** The terms they get, as of the request. */
  terms: PlanTerms;
  startedAt: string;
  finishedAt: string | null;
  /** When a second round found no practice left with earlier terms. */
  checkedAt: string | null;
  done: number;
  place: Place;
  /** How many runs ended unfinished: each triggers the next. */
  runs: number;
  /** The end of the current run's lease, UTC ISO. */
  takenUntil: string;
};

export type UpdateItem = Stored<Update>;

export const FIRST: Place = { list: "on", shard: 0, after: null };

/** The key range of the updates of all plans. */
export const updatesRange = { pk: "PLANS", sk: { startingWith: "UPDATE#" } };

/** The write that requests an update, replacing an earlier one of the plan that may be running. */
export function toAsked({
  planId,
  terms,
  startedAt,
}: Pick<Update, "planId" | "terms" | "startedAt">): Write {
  const fresh = {
    ...{ type: "planUpdate", planId, terms, startedAt, finishedAt: null, checkedAt: null },
    ...{ done: 0, place: FIRST, runs: 0, takenUntil: startedAt },
  };
  const names = Object.keys(fresh);
  // The version only grows: a run of the earlier update loses its lease.
  return change({
    key: { pk: updatesRange.pk, sk: `UPDATE#${planId}` },
    set: `SET ${names.map((name) => `#${name} = :${name}`).join(", ")} ADD #version :one`,
    names: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      "#version": "version",
    },
    values: {
      ...Object.fromEntries(Object.entries(fresh).map(([name, value]) => [`:${name}`, value])),
      ":one": 1,
    },
  });
}

/**
 * Whether a change of an update must trigger a run: it was requested, or a run ended unfinished.
 */
export function isStirred(after: object, before: object | undefined): boolean {
  const [next, last] = [after as UpdateItem, before as UpdateItem | undefined];
  return next.startedAt !== last?.startedAt || next.runs > last.runs;
}

export const present = ({
  planId,
  terms,
  done,
  startedAt,
  finishedAt,
}: UpdateItem): PlanUpdate => ({
  ...{ planId, version: terms.version, done, startedAt, finishedAt },
});
