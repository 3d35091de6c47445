import type {
  Calculator,
  CreateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { useQueryClient } from "@tanstack/react-query";
import { createCalculator } from "~/features/calculations/shared/api/calls";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { useRecordMoves } from "~/lib/records/use-record-moves";
import { refreshSession } from "~/lib/session/session";
import { calculators } from "../api/calculators";

/** The actions on a saved calculation: archive, delete, restore, duplicate. */
export function useCalculatorMoves() {
  const cache = useQueryClient();
  const moves = useRecordMoves(calculators);

  const duplicate = async (calculator: Calculator, then: (id: string) => void) => {
    try {
      const copy = await createCalculator(copyOf(calculator), crypto.randomUUID());
      notify.success("Cálculo duplicado");
      then(copy._id);
    } catch (error) {
      if (!showPlanRestriction(error)) notify.error(messageOf(error));
    }
    await Promise.all([calculators.refresh(cache), refreshSession()]);
  };

  return {
    ...moves,
    duplicate: (...given: Parameters<typeof duplicate>) => void duplicate(...given),
  };
}

export type CalculatorMoves = ReturnType<typeof useCalculatorMoves>;

/** A copy in the same case, computed with today's rules and series. */
const copyOf = ({ type, variables, classType, folderId, description }: Calculator) =>
  ({
    type,
    variables,
    classType,
    folderId,
    description: description && `${description} (copia)`.slice(0, 200),
  }) as CreateCalculator;
