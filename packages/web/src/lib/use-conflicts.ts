import type { CheckConflicts } from "@foja/core/practice/conflicts/conflict.schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { answer } from "./api/answer";
import { client } from "./api/client";

const REST_MS = 500;

/** Who the practice already has that is the same as what is typed, checked when typing pauses. */
export function useConflicts(given: CheckConflicts) {
  const asked = useRested(JSON.stringify(given));
  const json = JSON.parse(asked) as CheckConflicts;
  const { data } = useQuery({
    queryKey: ["conflicts", asked],
    queryFn: async ({ signal }) => {
      const pending = client.api.conflicts.check.$post({ json }, { init: { signal } });
      return (await answer(pending)).conflicts;
    },
    enabled: Object.values(json).some((text) => typeof text === "string" && text.trim().length > 2),
    placeholderData: keepPreviousData,
    // What is typed may be half a number, so a refusal is not shown.
    retry: false,
  });
  return data ?? [];
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
