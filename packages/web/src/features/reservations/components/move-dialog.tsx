import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { SlotChoice } from "~/components/slots/slot-choice";
import { TextField } from "~/components/ui/text-field";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import type { Slot } from "~/lib/slots/slots";
import { spokenMoment } from "~/lib/slots/zone-words";
import { moveSource, reschedule, showReservation } from "../api/reservations";

type MoveDialogProps = { reservation: Reservation; onClose: () => void };

const YEAR = 365;

/** Moves an appointment to another of its free times. */
export function MoveDialog({ reservation, onClose }: MoveDialogProps) {
  const { _id, zone, name, start } = reservation;
  const cache = useQueryClient();
  const [day, setDay] = useState<string>();
  const [slot, setSlot] = useState<Slot>();
  const [reason, setReason] = useState("");
  const [losses, setLosses] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: Slot) => reschedule(_id, to.start, reason.trim() || undefined),
    onSuccess: (moved) => {
      showReservation(cache, moved);
      notify.success("Cita movida: le avisamos por correo");
      onClose();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.status === 409)) return;
      setSlot(undefined);
      setLosses((before) => before + 1);
    },
  });
  return (
    <FormDialog
      title="Mover la cita"
      description={`Ahora está para el ${spokenMoment(zone, start)}. Le avisamos el cambio por correo a ${name}.`}
      action={slot ? "Mover" : "Elegí un horario"}
      busy={isPending}
      busyLabel="Moviendo…"
      disabled={!slot}
      size="lg"
      refusal={error ? messageOf(error) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (slot) mutate(slot);
      }}
      onClose={onClose}
    >
      <SlotChoice
        key={losses}
        source={moveSource(_id)}
        {...{ zone, day }}
        practiceZone={zone}
        window={YEAR}
        onDay={setDay}
        chosen={slot?.start}
        onPick={setSlot}
      />
      {slot && (
        <>
          <p role="status">
            Pasa al <strong className="font-medium">{spokenMoment(zone, slot.start)}</strong>.
          </p>
          <TextField
            label="Motivo (opcional)"
            maxLength={1000}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
