import { dayOf } from "@foja/core/kernel/zone.rules";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useAddress } from "~/lib/use-address";
import { publicRateList } from "../api/rates";
import { type AmountValues, amountIn } from "../lib/amount-address";
import { variablesOf } from "../lib/interest-form";
import { checked, keysOf, outcomeOf } from "../lib/outcome";
import { usePublicBook } from "./use-book";

/** An amount brought to another day as it is typed, with the series it stands on. */
export function useAmount() {
  const [today] = useState(() => dayOf(Date.now()));
  const [params] = useSearchParams();
  const { place } = useAddress();
  const [values, setValues] = useState(() => amountIn(params, today));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { data: rates = [], error: listError } = useQuery(publicRateList());
  const { variables, faults } = useMemo(
    () => checked(variablesOf({ values, tramos: [] })),
    [values],
  );
  const { book, error, retry } = usePublicBook(keysOf(variables));
  const outcome = useMemo(
    () => (variables && book ? outcomeOf(variables, book, today) : { faults: {} }),
    [variables, book, today],
  );
  return {
    ...{ values, rates, variables, book, retry },
    computed: outcome.computed,
    failure: error ?? (rates.length === 0 ? listError : null),
    waiting: variables !== undefined && !book && !error,
    refusal: Object.values(outcome.faults)[0],
    faultAt: (name: keyof AmountValues) =>
      outcome.faults[name] ?? (touched.has(name) ? faults[name] : undefined),
    put: (name: keyof AmountValues, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      place({ ...values, [name]: value });
    },
    touch: (name: string) => setTouched((before) => new Set(before).add(name)),
  };
}

export type AmountState = ReturnType<typeof useAmount>;
