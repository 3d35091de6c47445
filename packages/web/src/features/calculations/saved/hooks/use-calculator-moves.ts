import type {
  Calculator,
  CreateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { useQueryClient } from "@tanstack/react-query";
import {
  createCalculator,
  deleteCalculator,
  refreshCalculators,
  restoreCalculator,
} from "~/features/calculations/shared/api/calls";
import { messageOf } from "~/lib/api/messages";
import { useArchiving } from "~/lib/archiving";
import { notify } from "~/lib/notify";
import type { Kind } from "~/lib/outcome";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { refreshSession } from "~/lib/session/session";

const CALCULATIONS: Kind = { one: "cálculo", many: "cálculos", ending: "o" };

/** What becomes of a saved calculation: archived, deleted, brought back, made again. */
export function useCalculatorMoves() {
  const cache = useQueryClient();
  const refresh = () => Promise.all([refreshCalculators(cache), refreshSession()]);
  const { archive, unarchive } = useArchiving({
    of: "calculators",
    kind: CALCULATIONS,
    refresh: () => refreshCalculators(cache),
  });

  const trying = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!showPlanRestriction(error)) notify.error(messageOf(error));
    }
    await refresh();
  };

  const restore = (id: string) =>
    trying(async () => {
      await restoreCalculator(id);
      notify.success("El cálculo está de vuelta");
    });

  const remove = (id: string) =>
    trying(async () => {
      await deleteCalculator(id);
      notify.success("Cálculo eliminado", { label: "Deshacer", run: () => void restore(id) });
    });

  const duplicate = (calculator: Calculator, then: (id: string) => void) =>
    trying(async () => {
      const copy = await createCalculator(copyOf(calculator), crypto.randomUUID());
      notify.success("Cálculo duplicado");
      then(copy._id);
    });

  return {
    archive: (id: string) => void archive([id]),
    unarchive: (id: string) => void unarchive([id]),
    remove: (id: string) => void remove(id),
    duplicate: (...given: Parameters<typeof duplicate>) => void duplicate(...given),
  };
}

export type CalculatorMoves = ReturnType<typeof useCalculatorMoves>;

/** The same data in the same case, computed with today's rules and series. */
const copyOf = ({ type, variables, classType, folderId, description }: Calculator) =>
  ({
    type,
    variables,
    classType,
    folderId,
    description: description && `${description} (copia)`.slice(0, 200),
  }) as CreateCalculator;
