import { letterheadOf } from "@foja/core/accounts/practices/letterhead.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import type {
  Calculator,
  ComputeCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { useState } from "react";
import { computeOnServer } from "~/features/calculations/shared/api/calls";
import type { PaperFacts } from "~/features/calculations/shared/lib/paper";
import { messageOf } from "~/lib/api/messages";
import { today } from "~/lib/due";
import { formatDate, formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { useSession } from "~/lib/session/session";

type About = Pick<PaperFacts, "caratula" | "description">;

/**
 * Prints a result. Paper has the code of the figures that the server computes; of a saved result,
 * the code and the day of its saving.
 */
export function usePdf() {
  const { user, practice } = useSession();
  const [busy, setBusy] = useState(false);
  const print = async (sheet: Sheet, read: () => Promise<PaperFacts> | PaperFacts) => {
    setBusy(true);
    try {
      const [facts, { savePdf }] = await Promise.all([
        read(),
        import("~/features/calculations/shared/lib/print"),
      ]);
      const letterhead = user ? letterheadOf(user, practice) : undefined;
      await savePdf(sheet, { ...facts, letterhead });
    } catch (error) {
      notify.error(messageOf(error));
    }
    setBusy(false);
  };
  const fresh = async (computed: ComputeCalculator, about: About) => {
    const { verification } = await computeOnServer(computed);
    return { ...about, verification, date: formatDate(today()) };
  };
  return {
    busy,
    save: (computed: ComputeCalculator, sheet: Sheet, about: About) =>
      void print(sheet, () => fresh(computed, about)),
    saved: ({ folderName, description, verification, computedAt }: Calculator, sheet: Sheet) =>
      void print(sheet, () => ({
        caratula: folderName,
        description,
        verification,
        date: formatDay(computedAt),
      })),
  };
}
