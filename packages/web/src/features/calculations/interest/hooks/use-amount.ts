import { dayOf } from "@foja/core/kernel/zone.rules";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useAddress } from "~/lib/use-address";
import { publicRateList } from "../api/rates";
import { type AmountValues, amountIn } from "../lib/amount-address";
import { variablesOf } from "../lib/interest-form";
import type { Checked, Outcome } from "../lib/outcome";
import { usePublicBook } from "./use-book";
import { useEngine } from "./use-engine";

const UNCHECKED: Checked & Outcome = { faults: {} };

/** An amount at another day's value while typing, with the series it uses. */
export function useAmount() {
  const [today] = useState(() => dayOf(Date.now()));
  const [params] = useSearchParams();
  const { place } = useAddress();
  const [values, setValues] = useState(() => amountIn(params, today));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { data: rates = [], error: listError, refetch } = useQuery(publicRateList());
  // The engine is not loaded before something is typed.
  const { engine, ...coming } = useEngine(values.capital !== "" || touched.size > 0);
  const { variables, faults } = useMemo(
    () => engine?.checked(variablesOf({ values, tramos: [] })) ?? UNCHECKED,
    [values, engine],
  );
  const { book, error, retry } = usePublicBook(engine?.keysOf(variables) ?? []);
  const outcome = useMemo(
    () => (engine && variables && book ? engine.outcomeOf(variables, book, today) : UNCHECKED),
    [engine, variables, book, today],
  );
  const failure = coming.error ?? error;
  const isComing = values.capital !== "" && (!engine || (variables !== undefined && !book));
  return {
    ...{ values, rates, variables, book },
    computed: outcome.computed,
    failure: failure ?? (rates.length === 0 ? listError : null),
    waiting: isComing && !failure,
    retry: () => {
      if (listError) void refetch();
      coming.retry();
      retry();
    },
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
