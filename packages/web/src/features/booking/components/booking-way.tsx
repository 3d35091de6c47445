import type { PublicBooking, PublicType } from "@foja/core/agenda/booking/page.schema";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { SlotChoice } from "~/components/slots/slot-choice";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { dayIn, spokenMoment, zoneBeside } from "~/lib/slots/zone-words";
import { slotSource } from "../api/public-booking";
import { type Step, useBooking } from "../hooks/use-booking";
import { kindAsked } from "../lib/booking-words";
import { BookedStep } from "./booked-step";
import { BookingHead } from "./booking-frame";
import { CodeStep } from "./code-step";
import { DetailsStep } from "./details-step";
import { KindChoice, KindFacts } from "./kind-choice";

/** The kind and day in the address, and functions that change them. */
function useAsked(types: readonly PublicType[]) {
  const [params, setParams] = useSearchParams();
  const set = (name: "tipo" | "fecha", value: string | undefined) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const day = params.get("fecha") ?? "";
  return {
    kind: kindAsked(types, params.get("tipo")),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    set,
  };
}

/** The steps from the kind of appointment to the booking. */
export function BookingWay({ booking }: { booking: PublicBooking }) {
  const { slug, title, intro, types } = booking;
  const { kind, day, set } = useAsked(types);
  const [zone, setZone] = useState(() => zoneBeside(booking.zone));
  const way = useBooking(slug, kind, zone);
  const { step, slot } = way;
  const head = useStepFocus(step);
  return (
    <>
      <BookingHead title={title} intro={step === "slot" && !kind ? intro : null} />
      {kind && step !== "done" && (
        <Chosen
          kind={kind}
          when={slot && step !== "slot" ? spokenMoment(zone, slot.start) : undefined}
          onKind={types.length > 1 && step === "slot" ? () => set("tipo", undefined) : undefined}
          onWhen={step === "details" ? () => way.go("slot") : undefined}
        />
      )}
      {step !== "slot" && (
        <h2 ref={head} tabIndex={-1} className="mb-4 font-semibold text-lg outline-none">
          {TITLES[step](way.visit?.status === "pending")}
        </h2>
      )}
      {step === "slot" && !kind && <Kinds types={types} onPick={(id) => set("tipo", id)} />}
      {step === "slot" && kind && (
        <>
          {way.refusal && (
            <div className="mb-4">
              <FormErrorSummary message={way.refusal} />
            </div>
          )}
          <SlotChoice
            key={`${kind._id} ${way.losses}`}
            source={slotSource(slug, kind._id)}
            {...{ day, zone }}
            window={kind.window}
            practiceZone={booking.zone}
            onZone={setZone}
            onDay={(date) => set("fecha", date)}
            chosen={slot?.start}
            onPick={(picked) => {
              set("fecha", dayIn(zone, picked.start));
              way.pick(picked);
            }}
          />
        </>
      )}
      {step === "details" && kind && slot && (
        <DetailsStep
          kind={kind}
          start={slot.start}
          details={way.details}
          onDetails={way.setDetails}
          refusal={way.refusal}
          busy={way.busy}
          onSend={(website) => void way.ask(website)}
        />
      )}
      {step === "code" && way.hold && (
        <CodeStep
          email={way.details.email}
          expiresAt={way.hold.expiresAt}
          zone={zone}
          refusal={way.refusal}
          busy={way.busy}
          onSend={(code) => void way.prove(code)}
          onBack={() => way.go("details")}
        />
      )}
      {step === "done" && way.visit && (
        <BookedStep visit={way.visit} zone={zone} onAgain={way.again} />
      )}
    </>
  );
}

const TITLES: Record<Exclude<Step, "slot">, (pending: boolean) => string> = {
  details: () => "Tus datos",
  code: () => "Confirmá tu e-mail",
  done: (pending) => (pending ? "Pedido enviado" : "Turno confirmado"),
};

/** Focuses the heading of each step, for keyboard users; the code's step focuses its field. */
function useStepFocus(step: Step) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === "details" || step === "done") head.current?.focus();
  }, [step]);
  return head;
}

function Kinds({ types, onPick }: { types: readonly PublicType[]; onPick: (id: string) => void }) {
  if (types.length > 0) return <KindChoice kinds={types} onPick={onPick} />;
  return <p className="text-ink-soft text-lg">Este estudio todavía no ofrece turnos en línea.</p>;
}

type ChosenProps = {
  kind: PublicType;
  when: string | undefined;
  onKind: (() => void) | undefined;
  onWhen: (() => void) | undefined;
};

/** What was chosen so far, with buttons to change it. */
function Chosen({ kind, when, onKind, onWhen }: ChosenProps) {
  return (
    <div className="mb-6 rounded-md bg-wash px-4 py-3 sm:px-5">
      <Line action={onKind && { label: "Cambiar el turno", run: onKind }}>
        <strong className="font-semibold text-lg">{kind.name}</strong>
        <KindFacts kind={kind} />
      </Line>
      {when && (
        <Line action={onWhen && { label: "Cambiar el horario", run: onWhen }}>
          <span className="mt-2 block font-medium first-letter:uppercase">{when}</span>
        </Line>
      )}
    </div>
  );
}

type LineProps = { action: { label: string; run: () => void } | undefined; children: ReactNode };

const Line = ({ action, children }: LineProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span className="min-w-0 break-words">{children}</span>
    {action && (
      <Button size="sm" onClick={action.run}>
        {action.label}
      </Button>
    )}
  </div>
);
