import { DECIDED_FROM } from "@foja/core/agenda/reservations/reservation.rules";
import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { useDecision } from "../hooks/use-decision";
import { ConvertDialog } from "./convert-dialog";
import { MoveDialog } from "./move-dialog";
import { ReasonDialog } from "./reason-dialog";

type Asked = "reject" | "cancel" | "move" | "convert";

/** The actions on an appointment in its state. */
export function ReservationActions({ reservation }: { reservation: Reservation }) {
  const { _id: id, status, start, contactId, folderId } = reservation;
  const { decide, busyId } = useDecision();
  const [asked, setAsked] = useState<Asked>();
  const busy = busyId === id;
  const can = (what: keyof typeof DECIDED_FROM) => DECIDED_FROM[what].includes(status);
  const hasBegun = Date.parse(start) <= Date.now();
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {can("confirm") && (
        <Button variant="primary" busy={busy} onClick={() => decide({ id, what: "confirm" })}>
          Confirmar
        </Button>
      )}
      {can("attended") && hasBegun && (
        <Button busy={busy} onClick={() => decide({ id, what: "attended" })}>
          Vino
        </Button>
      )}
      {can("absent") && hasBegun && (
        <Button busy={busy} onClick={() => decide({ id, what: "absent" })}>
          No vino
        </Button>
      )}
      {can("convert") && !(contactId && folderId) && (
        <Button onClick={() => setAsked("convert")}>
          {contactId ? "Vincular a una causa" : "Sumar a contactos o causas"}
        </Button>
      )}
      {can("reschedule") && <Button onClick={() => setAsked("move")}>Mover</Button>}
      {can("reject") && <Button onClick={() => setAsked("reject")}>Rechazar</Button>}
      {can("cancel") && !can("reject") && !hasBegun && (
        <Button onClick={() => setAsked("cancel")}>Cancelar la cita</Button>
      )}
      {(asked === "reject" || asked === "cancel") && (
        <ReasonDialog
          what={asked}
          name={reservation.name}
          busy={busy}
          onDecide={(reason) => decide({ id, what: asked, reason }, close)}
          onClose={close}
        />
      )}
      {asked === "move" && <MoveDialog reservation={reservation} onClose={close} />}
      {asked === "convert" && <ConvertDialog reservation={reservation} onClose={close} />}
    </div>
  );
}
