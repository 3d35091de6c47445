import { addDays } from "@foja/core/kernel/day.rules";
import { useQuery } from "@tanstack/react-query";
import { useWhose } from "~/components/responsible-choice";
import { agendaBetween } from "~/lib/agenda";
import { today } from "~/lib/due";
import { comingOf, DAYS_READ } from "../lib/coming";

/**
 * What falls due or begins in the practice from today on, of everybody or of the person in the
 * address; undefined until read.
 */
export function useComing(userId: string) {
  const from = today();
  const agenda = useQuery(agendaBetween(userId, from, addDays(from, DAYS_READ), true));
  const whose = useWhose();
  const retry = () => void agenda.refetch();
  if (!agenda.data) return { error: agenda.error, retry };
  return { coming: comingOf(agenda.data, new Date().toISOString(), whose), retry };
}
