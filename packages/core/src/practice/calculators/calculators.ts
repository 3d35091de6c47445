import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { now } from "../../kernel/clock";
import { insert, type Write } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
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
import { runningTo } from "./horizon.rules";
import { store } from "./store";

type Create = z.output<typeof createCalculator>;
type Update = z.output<typeof updateCalculator>;

/**
 * Computes and saves. What a client says of the amounts is dropped. Throws `plan.limit_reached`,
 * and a sentence on the variable that cannot be computed with.
 */
export async function create(given: Create): Promise<Calculator> {
  const kept = await drafted(given);
  const room = takesRoom(kept) ? [Plans.take("calculators")] : [];
  return store.create(kept, ...room, ...Folders.recount(undefined, counted(kept)));
}

/** A deadline takes no room in the plan: nobody is to miss one for having computed too much. */
export const takesRoom = ({ calculatorType }: CalculatorRecord) => calculatorType !== "plazo";

async function drafted(given: Create): Promise<Kept<CalculatorRecord>> {
  const [computation, belonging] = await Promise.all([
    compute(given),
    Folders.belonging(given.folderId),
    assertComparable(given),
  ]);
  return store.draft({
    calculatorType: given.type,
    classType: given.classType ?? null,
    subClassType: given.subClassType ?? null,
    date: given.date ?? dayOf(now()),
    groupId: given.groupId ?? null,
    description: given.description ?? null,
    ...computation,
    ...belonging,
  });
}

/** What is saved in a group is compared: throws `plan.feature_missing` where the plan does not. */
const assertComparable = async ({ groupId }: { groupId?: string | null }): Promise<void> => {
  if (groupId) await Plans.assertFeature("scenarios");
};

/** One calculation, with the figures it was saved with. Throws `calculator.not_found`. */
export async function get(id: string): Promise<Calculator> {
  const read = await store.find(id);
  const calculator = present(store.itemOf(read));
  if (read.shelf !== "archived") return calculator;
  const [now = calculator] = await Folders.withCasesNow([calculator]);
  return now;
}

/** Changes the fields it carries. Throws `version.stale` over another version than `ifVersion`. */
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

/** The present computation gives its place to another, and is kept among the earlier ones. */
function replaced(
  read: Kept<CalculatorRecord>,
  next: Kept<CalculatorRecord>,
  anew: Computation,
): Promise<Calculator> {
  if (anew.verification === read.verification) return write(read, next);
  return write(read, { ...next, ...anew }, insert(toEarlier(read)));
}

type Recompute = z.output<typeof recomputeCalculator>;

/**
 * Computes a saved calculation with today's rules and series, interest up to `hasta` or today. The
 * figures it had are kept; what changed and why is answered. A dry run writes nothing.
 */
export async function recompute(
  id: string,
  { hasta, dryRun }: Recompute,
): Promise<{ calculator: Calculator; difference: Difference }> {
  const read = await store.find(id);
  const { calculatorType: type } = read;
  const variables = runningTo(type, read.variables, hasta ?? dayOf(now()));
  const anew = await compute(asked(type, variables));
  const { differenceOf } = await import("./difference.rules");
  const difference = differenceOf({ type, ...computationOf(read) }, { type, ...anew });
  const calculator = dryRun ? present(store.itemOf(read)) : await replaced(read, read, anew);
  return { calculator, difference };
}

/** Moves a calculation to another shelf: counted in plan and case only while it is on the desk. */
async function move(
  read: Kept<CalculatorRecord>,
  shelf: Kept<CalculatorRecord>["shelf"],
): Promise<Calculator> {
  // Put away it is in no index, so what became of its case meanwhile did not reach it.
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

/** Brings a deleted calculation back to the shelf it was on: to the desk only if the plan has room. */
export async function restore(id: string): Promise<Calculator> {
  const read = await store.findOn(id, "deleted");
  return move(read, read.from ?? "active");
}

/** Puts a calculation away: it does not count against the plan there. */
export const archive = async (id: string) => move(await store.findOn(id, "active"), "archived");

/** Takes an archived calculation back to the desk, if the plan has room. */
export const unarchive = async (id: string) => move(await store.findOn(id, "archived"), "active");
