import type {
  Calculator,
  ComputeCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  createCalculator,
  refreshCalculators,
  updateCalculator,
} from "~/features/calculations/shared/api/calls";
import { type Aside, saveBeside, savedSentence } from "~/features/calculations/shared/lib/together";
import { notify } from "~/lib/notify";
import { refreshSession } from "~/lib/session/session";

/** The fields of the dialog that saves a calculation. */
type Fields = {
  description: string | null;
  classType: string | null;
  folderId: string | null;
};

type Options = {
  computed: ComputeCalculator;
  saved?: Calculator | null;
  aside: readonly Aside[];
};

/** Saves a calculation and, in one group with it, the scenarios set aside; shows each outcome. */
export function useSave({ computed, saved, aside }: Options) {
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());

  const write = (fields: Fields, groupId: string | undefined) =>
    saved
      ? updateCalculator(
          saved._id,
          { ...fields, groupId, variables: { ...Object(computed.variables) } },
          saved.version,
        )
      : createCalculator({ ...computed, ...fields, groupId }, key);

  return async (fields: Fields, together: boolean) => {
    const grouped = together && aside.length > 0;
    // The request's key is the group's id: sent again, it is the same group.
    const kept = await write(fields, grouped ? (saved?.groupId ?? key) : undefined);
    const outcome = grouped ? await saveBeside(aside, kept, key, createCalculator) : undefined;
    await Promise.all([refreshCalculators(cache), refreshSession()]);
    const show = outcome?.failed.length ? notify.warning : notify.success;
    show(savedSentence(!saved, aside.length, outcome));
    const left = outcome ? outcome.failed.map(({ item }) => item) : aside;
    return { kept, left: left.map(({ label }) => label) };
  };
}
