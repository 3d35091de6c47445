import type {
  Calculator,
  ComputeCalculator,
  CreateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { messageOf } from "~/lib/api/messages";
import { type Kind, outcomeSentence } from "~/lib/outcome";

/** A calculation that was set aside for comparison with another. */
export type Aside = { label: string; computed: ComputeCalculator };
/** The outcome of each scenario that was to be saved with another. */
export type Together = { done: Aside[]; failed: { item: Aside; error: unknown }[] };
type Main = Pick<Calculator, "description" | "classType" | "folderId" | "groupId">;

const SCENARIOS: Kind = { one: "escenario", many: "escenarios", ending: "o" };
/** The most characters that the API accepts in a description. */
const LONGEST = 2000;

/** The body that saves a scenario: in the case and group of the calculation it is compared with. */
export function besideOf({ label, computed }: Aside, main: Main): CreateCalculator {
  const { classType, folderId, groupId } = main;
  const tail = main.description ? ` · ${label}` : label;
  const description = `${(main.description ?? "").slice(0, LONGEST - tail.length)}${tail}`;
  return { ...computed, description, classType, folderId, groupId };
}

/**
 * Saves each scenario after the main calculation, in order: the plan may not have room for the
 * last. Each has a key of its own, derived from one.
 */
export async function saveBeside(
  asides: readonly Aside[],
  main: Main,
  key: string,
  create: (given: CreateCalculator, key: string) => Promise<unknown>,
): Promise<Together> {
  const outcome: Together = { done: [], failed: [] };
  for (const [i, item] of asides.entries()) {
    try {
      await create(besideOf(item, main), `${key}.${i + 1}`);
      outcome.done.push(item);
    } catch (error) {
      outcome.failed.push({ item, error });
    }
  }
  return outcome;
}

/** The label of the checkbox that saves them too. */
export const togetherLabel = (count: number): string =>
  count === 1
    ? "Guardar también el escenario apartado"
    : `Guardar también los ${count} escenarios apartados`;

/** The notice after saving; `together` is the outcome of the scenarios. */
export function savedSentence(anew: boolean, asides: number, together?: Together): string {
  const head = anew ? "Cálculo guardado" : "Cambios guardados";
  if (asides === 0) return head;
  if (!together) {
    return asides === 1
      ? `${head}. El escenario apartado sigue acá, sin guardar.`
      : `${head}. Los ${asides} escenarios apartados siguen acá, sin guardar.`;
  }
  const reasons = together.failed.map(({ error }) => messageOf(error));
  const outcome = outcomeSentence(SCENARIOS, "guardad", together.done.length, reasons);
  if (reasons.length === 0) return `${head}. ${outcome}.`;
  return `${head}. Escenarios: ${outcome} Lo que no se guardó sigue apartado.`;
}
