import { context, useOwner, withContext } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, insert, isStale, replace } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import type { IdKind } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import { Contacts } from "../../practice/contacts";
import { Preferences } from "../../telling/preferences";
import { Shelves } from "../shelves";
import { Statistics } from "../statistics";
import { fill, type MakeOne, namesOf } from "./examples";
import { type Begun, fromItem, type StartItem, startKey, toItem } from "./start.item";
import { STEPS, type Start, type StepId } from "./start.schema";

/** The smallest plan has room for so many examples and more. */
const EXAMPLES = 3;

/** A practice with more cases than this no longer needs the first steps. */
const FEW_CASES = 10;

/** The progress of the acting practice's first steps. */
export async function read(): Promise<Start> {
  const [begun, { counts }, { dashboard, tasks }, preferences] = await Promise.all([
    readBegun(),
    Statistics.userStats(),
    Statistics.unified(["dashboard", "tasks"]),
    Preferences.current(),
  ]);
  const isOpen = (dashboard?.deadlines.open ?? 0) > 0;
  const done: Record<StepId, boolean> = {
    case: counts.folders > 0,
    client: counts.contacts > 0,
    deadline: isOpen || (tasks?.deadlines ?? []).some(({ met, late }) => met.desk + late.desk > 0),
    alerts: preferences.updatedAt !== null,
    hearing: counts.events > 0,
  };
  const steps = STEPS.map((id) => ({ id, done: done[id] }));
  const isOver = steps.every((step) => step.done) || counts.folders > FEW_CASES;
  return {
    steps,
    open: begun.dismissedAt === null && !isOver,
    examples: begun.examples !== null,
  };
}

const readBegun = async () => fromItem(await get(startKey(useOwner())));

/** Dismisses the steps for good. */
export async function dismiss(): Promise<Start> {
  await remember((begun) => ({ ...begun, dismissedAt: begun.dismissedAt ?? nowIso() }));
  return read();
}

/**
 * Creates the examples in an empty practice, once: what a run that died left out is created by the
 * next. Throws `start.not_empty` in a practice that has cases of its own.
 */
export async function loadExamples(): Promise<Start> {
  const { examples } = await readBegun();
  if (!examples) await assertEmpty();
  const begun = await remember((before) => ({
    ...before,
    examples: before.examples ?? { at: now(), made: false },
  }));
  if (begun.examples && !begun.examples.made) {
    await fill(EXAMPLES, onceFrom(begun.examples.at));
    await remember((before) => ({
      ...before,
      examples: before.examples && { ...before.examples, made: true },
    }));
  }
  return read();
}

async function assertEmpty(): Promise<void> {
  const { counts } = await Statistics.userStats();
  if (counts.folders === 0 && counts.contacts === 0) return;
  throw new AppError(
    "start.not_empty",
    "Los datos de ejemplo se cargan en un estudio vacío: el tuyo ya tiene causas o contactos.",
  );
}

/** Moves the examples to Eliminadas, with what was added to them. Idempotent. */
export async function removeExamples(): Promise<Start> {
  const { examples } = await readBegun();
  if (examples) {
    const { cases, people } = namesOf(EXAMPLES);
    const idOf = (kind: IdKind) => (name: string) =>
      named(examples.at, name, () => Idempotency.mint(kind));
    for (const id of cases.map(idOf("folder"))) await unlessGone(() => Shelves.removeCase(id));
    for (const id of people.map(idOf("contact"))) await unlessGone(() => Contacts.remove(id));
    await remember((before) => ({ ...before, examples: null }));
  }
  return read();
}

/** Runs part of an example under a name: what it creates gets identifiers derived from the name. */
function named<T>(at: number, name: string, work: () => T): T {
  const key = `START ${useOwner()} ${name}`;
  return withContext({ ...context(), claim: { key, claimedAt: at } }, work);
}

const onceFrom =
  (at: number): MakeOne =>
  async (name, make) => {
    try {
      return await named(at, name, make);
    } catch (error) {
      // Entries of a file are inserted together: those of an earlier run already exist.
      if (isStale(error)) return undefined as Awaited<ReturnType<typeof make>>;
      throw error;
    }
  };

async function unlessGone(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "not_found")) throw error;
  }
}

/** Changes the current state, and returns it as changed. */
const remember = (change: (before: Begun) => Begun): Promise<Begun> =>
  again(async () => {
    const ownerId = useOwner();
    const found = await get<StartItem>(startKey(ownerId));
    const next = change(fromItem(found));
    const item = toItem(ownerId, next, found?.version ?? 1);
    await commit(found ? replace(item, found) : insert(item));
    return next;
  }, isStale);
