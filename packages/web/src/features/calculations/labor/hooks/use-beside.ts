import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getGroup } from "~/features/calculations/shared/api/calls";
import { type Beside, notAmong, othersOf } from "../lib/group";
import type { Kept } from "../lib/labor-result";

/** The saved settlements of the same comparison, and those set aside that are not among them. */
export function useBeside(kept: Kept[], saved: Calculator | undefined): Beside {
  const { _id = "", groupId = null } = saved ?? {};
  const { data } = useQuery({ ...getGroup(groupId ?? "", "labor"), enabled: groupId !== null });
  const others = useMemo(() => (data ? othersOf(data, _id) : []), [data, _id]);
  const aside = useMemo(() => notAmong(kept, others), [kept, others]);
  return { others, aside };
}
