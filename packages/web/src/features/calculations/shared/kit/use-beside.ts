import type { Calculator as SavedCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getGroup } from "../api/calls";
import type { Basis } from "./basis";
import { type Beside, type Kept, notAmong, othersOf } from "./group";

/** The saved calculations of the same comparison, and those set aside that are not among them. */
export function useBeside(
  { type, engine }: Basis,
  kept: Kept[],
  saved: SavedCalculator | undefined,
): Beside {
  const { _id = "", groupId = null } = saved ?? {};
  const { data } = useQuery({ ...getGroup(groupId ?? "", type), enabled: groupId !== null });
  const others = useMemo(() => (data ? othersOf(engine, data, _id) : []), [engine, data, _id]);
  const aside = useMemo(() => notAmong(kept, others), [kept, others]);
  return { others, aside };
}
