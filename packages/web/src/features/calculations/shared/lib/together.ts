import type {
  Calculator,
  ComputeCalculator,
  CreateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { messageOf } from "~/lib/api/messages";
import { type Kind, outcomeSentence } from "~/lib/outcome";

/** A calculation that was set aside beside another, to be compared with it. */
export type Aside = { label: string; computed: ComputeCalculator };
/** What became of each that was to be saved beside another. */
export type Together = { done: Aside[]; failed: { item: Aside; error: unknown }[] };
type Main = Pick<Calculator, "description" | "classType" | "folderId" | "groupId">;

const SCENARIOS: Kind = { one: "escenario", many: "escenarios", ending: "o" };
/** What the API takes of a description. */
const LONGEST = 2000;

/** One set aside as it is saved: in the case and the group of what it is compared with. */
export function besideOf({ label, computed }: Aside, main: Main): CreateCalculator {
  const { classType, folderId, groupId } = main;
  const tail = main.description ? ` · ${label}` : label;
  const description = `${(main.description ?? "").slice(0, LONGEST - tail.length)}${tail}`;
  return { ...computed, description, classType, folderId, groupId };
}

/**
 * Saves each beside a calculation that is saved already, in their order: the plan may not hold the
 * last. Each under a key of its own, drawn from one.
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

/** What the box says that has them saved too. */
export const togetherLabel = (count: number): string =>
  count === 1
    ? "Guardar también el escenario apartado"
    : `Guardar también los ${count} escenarios apartados`;

/** What is said once it was saved; `together` of what was to be saved beside it. */
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
