import { again } from "../../kernel/again";
import { change, getMany, type Item, tryCommit, type Write } from "../../kernel/dynamo";
import type { PlanTerms } from "./plan.schema";
import { fromItem, limitsOf, type Usage, usageKey } from "./usage.item";

/** Thrown where a practice changed between reading and writing it: it is read again. */
class Moved extends Error {}

/**
 * Gives the terms of a plan to a practice that is on it or will be, unless it has them or later
 * ones. Its counts and its own agreed limits stay.
 */
export async function carryTo(ownerId: string, item: Item | undefined, terms: PlanTerms) {
  let found = item;
  await again(
    async () => {
      for (const write of found ? writesFor(ownerId, fromItem(found), terms) : []) {
        if ((await tryCommit(write)) === "written") continue;
        [found] = await getMany([usageKey(ownerId)]);
        throw new Moved();
      }
    },
    (error) => error instanceof Moved,
  );
}

const isBehind = (held: PlanTerms | null, terms: PlanTerms): boolean =>
  held?.planId === terms.planId && held.version < terms.version;

function writesFor(ownerId: string, usage: Usage, terms: PlanTerms): Write[] {
  return [
    ...(isBehind(usage.terms, terms) ? [nowOn(ownerId, usage, terms)] : []),
    ...(isBehind(usage.next, terms) ? [laterOn(ownerId, usage, terms)] : []),
  ];
}

/**
 * The condition that the agreed limits are those that were read, which are part of what is written.
 */
const agreed = ({ granted }: Usage) => ({
  // Older items have none, which is read as no agreed limit.
  onlyIf: "(attribute_not_exists(#granted) OR #granted = :granted)",
  names: { "#granted": "granted" },
  values: { ":granted": granted },
});

function nowOn(ownerId: string, usage: Usage, { planId, limits, ...terms }: PlanTerms): Write {
  const { onlyIf, names, values } = agreed(usage);
  const older = "(attribute_not_exists(#terms) OR #terms.#version < :of)";
  return change({
    key: usageKey(ownerId),
    set: "SET #limits = :limits, #terms = :terms, #version = #version + :one",
    onlyIf: `#plan = :plan AND ${older} AND ${onlyIf}`,
    names: {
      ...{ "#plan": "plan", "#limits": "limits", "#terms": "terms", "#version": "version" },
      ...names,
    },
    values: {
      ...{ ":plan": planId, ":limits": limitsOf(limits, usage.granted), ":terms": terms },
      ...{ ":of": terms.version, ":one": 1 },
      ...values,
    },
  });
}

function laterOn(ownerId: string, usage: Usage, terms: PlanTerms): Write {
  const { onlyIf, names, values } = agreed(usage);
  const at = usage.next?.at;
  const next = { ...terms, limits: limitsOf(terms.limits, usage.granted), at };
  return change({
    key: usageKey(ownerId),
    set: "SET #next = :next, #version = #version + :one",
    onlyIf: `#next.#planId = :plan AND #next.#at = :at AND #next.#version < :of AND ${onlyIf}`,
    names: {
      ...{ "#next": "next", "#planId": "planId", "#at": "at", "#version": "version" },
      ...names,
    },
    values: {
      ...{ ":next": next, ":plan": terms.planId, ":at": at, ":of": terms.version, ":one": 1 },
      ...values,
    },
  });
}
