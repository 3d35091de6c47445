import type { ReservationStatus } from "@foja/core/agenda/reservations/reservation.schema";
import { Badge } from "~/components/ui/badge";
import { STATUS_LOOK } from "../lib/words";

/** The state of a reservation, in words and an icon. */
export function StatusMark({ status }: { status: ReservationStatus }) {
  const { label, tone, icon: Icon } = STATUS_LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
}
