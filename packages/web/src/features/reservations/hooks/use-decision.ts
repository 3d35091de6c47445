import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { type Decision, decide, getReservation, showReservation } from "../api/reservations";

const SAID: Record<Decision, string> = {
  confirm: "Cita confirmada: le avisamos por correo",
  reject: "Cita rechazada: le avisamos por correo",
  cancel: "Cita cancelada: le avisamos por correo",
  attended: "Anotado: vino",
  absent: "Anotado: no vino",
};

type DecisionRequest = { id: string; what: Decision; reason?: string };

/** Decides on a reservation and shows the result. */
export function useDecision() {
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, what, reason }: DecisionRequest): Promise<Reservation> =>
      decide(id, what, reason),
    onSuccess: (reservation, { what }) => {
      showReservation(cache, reservation);
      notify.success(SAID[what]);
    },
    onError: (error, { id }) => {
      notify.error(messageOf(error));
      void cache.invalidateQueries({ queryKey: getReservation(id).queryKey });
    },
  });
  return {
    decide: (given: DecisionRequest, then?: () => void) => mutate(given, { onSuccess: then }),
    busyId: isPending ? variables?.id : undefined,
  };
}
