import type { Visit } from "@foja/core/agenda/reservations/reservation.schema";
import { useState } from "react";
import { SlotChoice } from "~/components/slots/slot-choice";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import type { Slot } from "~/lib/slots/slots";
import { spokenMoment } from "~/lib/slots/zone-words";
import { moveSource, moveVisit } from "../api/public-booking";

type MoveVisitProps = {
  visit: Visit;
  token: string;
  zone: string;
  /** Called when it was moved; the address of its link may have changed. */
  onDone: (visit: Visit, manageUrl: string) => void;
  onBack: () => void;
};

/** How many days ahead times are searched: the practice's own window ends earlier. */
const YEAR = 365;

/** Moves an appointment: another time is chosen, confirmed, and booked. */
export function MoveVisit({ visit, token, zone: device, onDone, onBack }: MoveVisitProps) {
  const [zone, setZone] = useState(device);
  const [day, setDay] = useState<string>();
  const [slot, setSlot] = useState<Slot>();
  const [refusal, setRefusal] = useState<string>();
  const [losses, setLosses] = useState(0);
  const [busy, setBusy] = useState(false);
  const move = async ({ start }: Slot) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { reservation, manageUrl } = await moveVisit(token, start);
      onDone(reservation, manageUrl);
    } catch (failure) {
      setRefusal(messageOf(failure));
      setBusy(false);
      if (!(failure instanceof ApiError && failure.status === 409)) return;
      setSlot(undefined);
      setLosses((before) => before + 1);
    }
  };
  return (
    <div className="mt-8 space-y-6">
      <FormErrorSummary message={refusal} />
      <SlotChoice
        key={losses}
        source={moveSource(token)}
        {...{ day, zone }}
        window={YEAR}
        practiceZone={visit.zone}
        onZone={setZone}
        onDay={setDay}
        chosen={slot?.start}
        onPick={setSlot}
      />
      <div className="flex flex-wrap items-center gap-2">
        {slot && (
          <Button
            variant="primary"
            size="lg"
            className="h-auto! min-h-11 shrink! whitespace-normal! py-1.5"
            busy={busy}
            busyLabel="Cambiando…"
            onClick={() => void move(slot)}
          >
            Cambiar al {spokenMoment(zone, slot.start)}
          </Button>
        )}
        <Button size="lg" onClick={onBack}>
          Dejarlo como está
        </Button>
      </div>
    </div>
  );
}
