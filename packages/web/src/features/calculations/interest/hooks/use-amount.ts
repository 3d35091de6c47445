import { dayOf } from "@foja/core/kernel/zone.rules";
import { useMemo, useState } from "react";
import type { FieldDef, FormState } from "~/features/calculations/shared/kit/field";
import { variablesOf } from "~/features/calculations/shared/kit/form";
import { useLive } from "~/features/calculations/shared/kit/use-live";
import { useRates } from "~/features/calculations/shared/kit/use-rates";
import { useAddress } from "~/lib/use-address";
import { amountIn } from "../lib/amount-address";
import { useEngine } from "./use-engine";

/** A visitor's amount at another day's value while typing, with the series it uses. */
export function useAmount(fields: readonly FieldDef[]) {
  const { params, place } = useAddress();
  const [values, setValues] = useState<FormState["form"]["values"]>(() =>
    amountIn(params, dayOf(Date.now())),
  );
  const [begun, setBegun] = useState(false);
  const list = useRates(true);
  // The engine is not loaded before something is typed.
  const { engine, ...coming } = useEngine(values.capital !== "" || begun);
  const form = useMemo(() => ({ values, rows: {} }), [values]);
  const typed = useMemo(() => variablesOf(form, fields), [form, fields]);
  const live = useLive(engine, typed, true);
  const failure = coming.error ?? live.seriesError ?? list.error;
  const isComing = values.capital !== "" && (!engine || live.waiting);
  const state: FormState = {
    ...live,
    ...{ form, visitor: true },
    put: (path, value) => {
      setValues((before) => ({ ...before, [path]: value }));
      place({ ...values, [path]: value });
    },
    putRows: () => undefined,
    touch: (path) => {
      setBegun(true);
      live.touch(path);
    },
  };
  return {
    ...live,
    ...{ state, failure, waiting: isComing && !failure },
    retry: () => {
      if (list.error) list.retry();
      coming.retry();
      live.retrySeries();
    },
  };
}

export type AmountState = ReturnType<typeof useAmount>;
