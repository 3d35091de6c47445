import type { Visit } from "@foja/core/agenda/reservations/reservation.schema";
import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge, type Tone } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { paths } from "~/lib/paths";
import { spokenMoment, zoneBeside } from "~/lib/slots/zone-words";
import { cancelVisit } from "../api/public-booking";
import { changingText, placeText } from "../lib/booking-words";
import { CalendarLinks } from "./calendar-links";
import { MoveVisit } from "./move-visit";
import { VisitTimes } from "./visit-times";

type ManageVisitProps = {
  visit: Visit;
  token: string;
  onChanged: (visit: Visit, manageUrl?: string) => void;
};

type Doing = "looking" | "moving" | "cancelling";

/** The appointment, and what can be done about it while there is time. */
export function ManageVisit({ visit, token, onChanged }: ManageVisitProps) {
  const [doing, setDoing] = useState<Doing>("looking");
  const zone = zoneBeside(visit.zone);
  const head = useRef<HTMLHeadingElement>(null);
  const done = (newer: Visit, manageUrl?: string) => {
    onChanged(newer, manageUrl);
    setDoing("looking");
    head.current?.focus();
  };
  return (
    <>
      <header className="mb-6 border-accent/35 border-s-4 border-double ps-4 sm:ps-6">
        <p className="text-ink-soft">{visit.title}</p>
        <h1
          ref={head}
          tabIndex={-1}
          className="text-balance font-serif text-[1.75rem] leading-tight outline-none sm:text-[2.25rem]"
        >
          Tu turno
        </h1>
      </header>
      <div className="max-w-xl rounded-md border bg-sheet px-5 py-4">
        <p className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <strong className="min-w-0 break-words font-semibold text-lg">{visit.typeName}</strong>
          <StatusMark status={visit.status} />
        </p>
        <VisitTimes visit={visit} zone={zone} />
        <p className="mt-1 break-words text-ink-soft">{placeText(visit.place)}</p>
        {visit.place.link && (
          <p className="mt-1">
            <a href={visit.place.link} rel="noreferrer" className="link break-all">
              Entrar a la videollamada
            </a>
          </p>
        )}
        {visit.practicePhone && (
          <p className="mt-1 text-ink-soft">
            Teléfono del estudio:{" "}
            <a href={`tel:${visit.practicePhone.replace(/[^\d+]/g, "")}`} className="link">
              {visit.practicePhone}
            </a>
          </p>
        )}
        {visit.price && <p className="mt-1 text-ink-soft">{visit.price}</p>}
        <p className="mt-1 break-words text-ink-soft">A nombre de {visit.name}</p>
        {visit.cancelled?.reason && (
          <p className="mt-2 break-words">Motivo: {visit.cancelled.reason}</p>
        )}
      </div>
      {doing === "looking" && <Choices visit={visit} zone={zone} onDo={setDoing} />}
      {doing === "moving" && (
        <MoveVisit {...{ visit, token, zone }} onDone={done} onBack={() => setDoing("looking")} />
      )}
      {doing === "cancelling" && (
        <Cancelling token={token} onDone={done} onBack={() => setDoing("looking")} />
      )}
    </>
  );
}

const MARKS: Record<Visit["status"], { tone: Tone; text: string; icon: typeof CircleCheck }> = {
  held: { tone: "warn", text: "Falta el código", icon: Hourglass },
  pending: { tone: "warn", text: "El estudio tiene que confirmarlo", icon: Hourglass },
  confirmed: { tone: "ok", text: "Confirmado", icon: CircleCheck },
  rejected: { tone: "danger", text: "El estudio no pudo tomarlo", icon: CircleX },
  cancelled: { tone: "danger", text: "Cancelado", icon: CircleX },
  attended: { tone: "neutral", text: "Ya pasó", icon: CircleCheck },
  absent: { tone: "neutral", text: "Ya pasó", icon: CircleCheck },
  expired: { tone: "neutral", text: "Venció sin respuesta", icon: CircleX },
};

function StatusMark({ status }: Pick<Visit, "status">) {
  const { tone, text, icon: Icon } = MARKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {text}
    </Badge>
  );
}

type ChoicesProps = { visit: Visit; zone: string; onDo: (doing: Doing) => void };

function Choices({ visit, zone, onDo }: ChoicesProps) {
  const { canCancel, canReschedule, status, changeUntil, slug } = visit;
  const isAlive = status === "pending" || status === "confirmed";
  if (!isAlive) {
    return (
      <p className="mt-6">
        <ButtonLink to={paths.site.booking(slug ?? undefined)}>Pedir otro turno</ButtonLink>
      </p>
    );
  }
  if (!canCancel && !canReschedule) {
    return (
      <p className="mt-4 max-w-xl text-ink-soft">
        El turno ya empezó: no se puede cambiar ni cancelar por acá.
      </p>
    );
  }
  return (
    <div className="mt-6 max-w-xl">
      <div className="flex flex-wrap gap-2">
        {canReschedule && (
          <Button variant="primary" size="lg" onClick={() => onDo("moving")}>
            Cambiar el horario
          </Button>
        )}
        {canCancel && (
          <Button size="lg" onClick={() => onDo("cancelling")}>
            Cancelar el turno
          </Button>
        )}
      </div>
      <p className="mt-3 text-ink-soft">{changingText(visit, spokenMoment(zone, changeUntil))}</p>
      <div className="mt-6">
        <CalendarLinks visit={visit} />
      </div>
    </div>
  );
}

type CancellingProps = { token: string; onDone: (visit: Visit) => void; onBack: () => void };

/** Asks for confirmation, and for an optional reason. */
function Cancelling({ token, onDone, onBack }: CancellingProps) {
  const [reason, setReason] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector("textarea")?.focus(), []);
  const cancel = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      onDone(await cancelVisit(token, reason.trim()));
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      ref={box}
      className="mt-6 max-w-xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void cancel();
      }}
    >
      <h2 className="font-semibold text-lg">¿Cancelás el turno?</h2>
      <FormErrorSummary message={refusal} />
      <TextareaField
        label="Motivo (opcional)"
        hint="Lo lee el estudio."
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" size="lg" busy={busy} busyLabel="Cancelando…">
          Sí, cancelar el turno
        </Button>
        <Button size="lg" onClick={onBack}>
          Conservarlo
        </Button>
      </div>
    </form>
  );
}
