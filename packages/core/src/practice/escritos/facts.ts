import { Users } from "../../accounts/users";
import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { query } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { dayOf, startOfDay } from "../../kernel/zone.rules";
import { isSettlement } from "../../law/calculation/kinds.rules";
import { Rates } from "../../law/rates";
import { Calculators } from "../calculators";
import { sheetOf } from "../calculators/calculator.rules";
import type { Calculator } from "../calculators/calculator.schema";
import { Contacts } from "../contacts";
import { Folders } from "../folders";
import { Movements } from "../movements";
import { Tasks } from "../tasks";
import type { CaseData, Unit } from "./facts.rules";

/** What a writ is about, besides its case; without it, what the case has last. */
export type About = {
  folderId: string;
  calculatorId?: string | null;
  /** What it answers, as its novedad says it. */
  movement?: CaseData["movement"];
  deadlineId?: string | null;
};

/** The most contacts of a case that a writ reads. */
const MOST_CONTACTS = 200;

/** How many of the next entries of a case are searched for its hearing. */
const NEAR = 50;

/** All that a writ may say of a case, read together. Throws a sentence on what does not exist. */
export async function caseDataOf(about: About): Promise<CaseData> {
  const { folderId } = about;
  const today = dayOf(now());
  const folder = await Folders.assertExists(folderId);
  const [{ contacts }, person, calculation, movement, hearing, deadline, uma, jus] =
    await Promise.all([
      Contacts.list({ folderId, limit: MOST_CONTACTS, archived: false }),
      Users.current(),
      calculationOf(about),
      movementOf(about),
      hearingOf(folderId, today),
      deadlineOf(about),
      unitOn("uma", today),
      unitOn("jus", today),
    ]);
  return {
    ...{ folder, contacts, person: Users.toUser(person), today },
    ...{ calculation, movement, hearing, deadline, uma, jus },
  };
}

async function calculationOf({ folderId, calculatorId }: About): Promise<CaseData["calculation"]> {
  const calculator = calculatorId
    ? await named(() => Calculators.get(calculatorId), "calculatorId", NO_CALCULATION)
    : await latestOf(folderId);
  return calculator ? { calculator, sheet: sheetOf(calculator) } : null;
}

const NO_CALCULATION = "Cálculo: no encontramos ese cálculo.";
const NO_DEADLINE = "Plazo: no encontramos ese plazo.";

/** Reads a record that a person named; throws a sentence on its field where there is none. */
async function named<T>(read: () => Promise<T>, field: string, sentence: string): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "not_found")) throw error;
    throw invalid(field, sentence);
  }
}

/** The latest settlement or interest of a case; a settlement first. */
async function latestOf(folderId: string): Promise<Calculator | undefined> {
  const { calculators } = await Calculators.filter({ folderId });
  const sums = (calculators as Calculator[]).filter(({ type }) => isSettlement(type));
  return sums.find(({ type }) => type === "labor") ?? sums[0];
}

async function movementOf({ folderId, movement }: About): Promise<CaseData["movement"]> {
  if (movement) return movement;
  const { movements } = await Movements.list(folderId, { page: 1, limit: 1, sort: "-date" });
  return movements[0] ?? null;
}

async function hearingOf(folderId: string, today: string): Promise<string | null> {
  const range = Folders.entryRange(useOwner(), folderId, startOfDay(today));
  const { items } = await query({ ...range, limit: NEAR, newestFirst: false });
  const hearing = items.find(
    (item) => item.type === "event" && Reflect.get(item, "eventType") === "audiencia",
  );
  const start = hearing && Reflect.get(hearing, "start");
  return typeof start === "string" ? start : null;
}

async function deadlineOf({ deadlineId }: About): Promise<CaseData["deadline"]> {
  if (!deadlineId) return null;
  return (await named(() => Tasks.get(deadlineId), "deadlineId", NO_DEADLINE)).deadline;
}

async function unitOn(key: "uma" | "jus", day: string): Promise<Unit | null> {
  const found = await Rates.valueOn(key, day);
  return found ? { value: found.value.toNumber(), since: found.since } : null;
}
