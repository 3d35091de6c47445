import { change, type Key, type Stored, type Write } from "../../kernel/dynamo";
import type { PlanId, PlanTerms } from "../plans/plan.schema";
import type { PlanUpdate } from "./plan-config.schema";

/** Where a round through the practices of a plan is: those on it first, then those that will be. */
export type Place = { list: "on" | "next"; shard: number; after: Key | null };

/** An update of those who are on a plan: what they get, and how far it is. */
export type Update = {
  planId: PlanId;
  /** The terms they get, as they were when it was asked for. */
  terms: PlanTerms;
  startedAt: string;
  finishedAt: string | null;
  /** When a second round had found nobody left with earlier terms. */
  checkedAt: string | null;
  done: number;
  place: Place;
  /** How many runs ended before it was done: each asks for the next. */
  runs: number;
  /** Until when a run has it for itself, UTC ISO. */
  takenUntil: string;
};

export type UpdateItem = Stored<Update>;

export const FIRST: Place = { list: "on", shard: 0, after: null };

/** The updates of all plans. */
export const updatesRange = { pk: "PLANS", sk: { startingWith: "UPDATE#" } };

/** Asks for an update, in place of an earlier one of the plan that may still be under way. */
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
  // The version only grows: whoever works at the earlier one finds that it is no longer theirs.
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

/** Whether a change of an update is a reason to go on with it: asked for, or a run ended before it. */
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
