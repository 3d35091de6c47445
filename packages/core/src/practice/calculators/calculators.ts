import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { now } from "../../kernel/clock";
import { insert, type Write } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { KINDS } from "../../law/calculation/kinds.rules";
import type { Entry } from "../../law/engines/engine.rules";
import { ENGINES } from "../../law/engines/engines.rules";
import { Folders } from "../folders";
import {
  type CalculatorRecord,
  computationOf,
  counted,
  present,
  toEarlier,
} from "./calculator.item";
import type {
  Calculator,
  Computation,
  createCalculator,
  Difference,
  recomputeCalculator,
  updateCalculator,
} from "./calculator.schema";
import { asked, compute } from "./compute";
import { packed } from "./packed";
import { store } from "./store";

type Create = z.output<typeof createCalculator>;
type Update = z.output<typeof updateCalculator>;

/**
 * Computes and stores a calculation. Ignores amounts sent by the client. Throws
 * `plan.limit_reached`, and a sentence on a variable that cannot be used.
 */
export async function create(given: Create): Promise<Calculator> {
  const kept = await drafted(given);
  const room = takesRoom(kept) ? [Plans.take("calculators")] : [];
  return store.create(kept, ...room, ...Folders.recount(undefined, counted(kept)));
}

/** Whether a calculation counts in the plan. */
export const takesRoom = ({ calculatorType }: CalculatorRecord) => KINDS[calculatorType].inPlan;

async function drafted(given: Create): Promise<Kept<CalculatorRecord>> {
  const [computation, belonging] = await Promise.all([
    compute(given),
    Folders.caseFields(given.folderId),
    assertComparable(given),
  ]);
  return store.draft({
    calculatorType: given.type,
    classType: given.classType ?? null,
    subClassType: given.subClassType ?? null,
    date: given.date ?? dayOf(now()),
    groupId: given.groupId ?? null,
    description: given.description ?? null,
    ...packed(computation),
    ...belonging,
  });
}

/** Throws `plan.feature_missing` for a calculation in a group, if the plan has no scenarios. */
const assertComparable = async ({ groupId }: { groupId?: string | null }): Promise<void> => {
  if (groupId) await Plans.assertFeature("scenarios");
};

/** One calculation, with its stored figures. Throws `calculator.not_found`. */
export async function get(id: string): Promise<Calculator> {
  const read = await store.find(id);
  const calculator = present(store.itemOf(read));
  if (read.shelf !== "archived") return calculator;
  const [now = calculator] = await Folders.withCasesNow([calculator]);
  return now;
}

/** Changes the given fields. Throws `version.stale` where the version is not `ifVersion`. */
export async function update(id: string, given: Update, ifVersion?: number): Promise<Calculator> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const { variables, folderId, date, ...rest } = given;
  const { capital, interest, amount, result, type, user, folderName, ...fields } = rest;
  const [belonging] = await Promise.all([
    Folders.moved(read, folderId),
    fields.groupId !== read.groupId && assertComparable(fields),
  ]);
  const anew = variables && (await compute(asked(read.calculatorType, variables)));
  const next = { ...read, ...fields, ...belonging, date: date ?? read.date };
  return anew ? replaced(read, next, anew) : write(read, next);
}

function write(read: Kept<CalculatorRecord>, next: Kept<CalculatorRecord>, ...beside: Write[]) {
  return store.change(read, next, ...Folders.recount(counted(read), counted(next)), ...beside);
}

/** Replaces the present computation, which is stored among the earlier ones. */
function replaced(
  read: Kept<CalculatorRecord>,
  next: Kept<CalculatorRecord>,
  anew: Computation,
): Promise<Calculator> {
  if (anew.verification === read.verification) return write(read, next);
  return write(read, { ...next, ...packed(anew) }, insert(toEarlier(read)));
}

type Recompute = z.output<typeof recomputeCalculator>;

/**
 * Recomputes a stored calculation with today's rules and series, interest up to `hasta` or today.
 * The earlier figures are kept; returns the differences with reasons. A dry run writes nothing.
 */
export async function recompute(
  id: string,
  { hasta, dryRun }: Recompute,
): Promise<{ calculator: Calculator; difference: Difference }> {
  const read = await store.find(id);
  const { calculatorType: type } = read;
  const { upTo }: Entry = ENGINES[type];
  const { variables: before } = computationOf(read);
  const variables = upTo?.(before, hasta ?? dayOf(now())) ?? before;
  const anew = await compute(asked(type, variables));
  const { differenceOf } = await import("./difference.rules");
  const difference = differenceOf({ type, ...computationOf(read) }, { type, ...anew });
  const calculator = dryRun ? present(store.itemOf(read)) : await replaced(read, read, anew);
  return { calculator, difference };
}

/** Moves a calculation to another shelf: plan and case count only active ones. */
async function move(
  read: Kept<CalculatorRecord>,
  shelf: Kept<CalculatorRecord>["shelf"],
): Promise<Calculator> {
  // Archived or deleted it is in no index, so changes of its case were not applied to it.
  const returns = shelf === "active" || read.shelf === "deleted";
  const back = returns ? { ...read, ...(await Folders.caseNow(read)) } : read;
  const plan = [
    ...(takesRoom(read) && read.shelf === "active" ? [Plans.release("calculators")] : []),
    ...(takesRoom(read) && shelf === "active" ? [Plans.take("calculators")] : []),
  ];
  const recount = Folders.recount(counted(read), counted({ ...back, shelf }));
  return store.move(back, shelf, ...plan, ...recount);
}

/** Deletes a calculation: hidden everywhere at once, restorable for 30 days. */
export const remove = async (id: string) => move(await store.find(id), "deleted");

/** Restores a deleted calculation to its shelf: to the active one only if the plan has room. */
export async function restore(id: string): Promise<Calculator> {
  const read = await store.findOn(id, "deleted");
  return move(read, read.from ?? "active");
}

/** Archives a calculation, which then does not count in the plan. */
export const archive = async (id: string) => move(await store.findOn(id, "active"), "archived");

/** Returns an archived calculation to the active shelf, if the plan has room. */
export const unarchive = async (id: string) => move(await store.findOn(id, "archived"), "active");
