import type { PublicType } from "@foja/core/agenda/booking/page.schema";
import type { Hold, Visit } from "@foja/core/agenda/reservations/reservation.schema";
import { useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import type { Slot } from "~/lib/slots/slots";
import { confirmHold, takeHold } from "../api/public-booking";
import { type Details, NO_DETAILS } from "../lib/booking-words";

export type Step = "slot" | "details" | "code" | "done";

/**
 * The steps from a time to an appointment: the time, the details, the code. What was typed stays
 * when the time is lost to somebody else.
 */
export function useBooking(slug: string, kind: PublicType | undefined, zone: string) {
  const [step, setStep] = useState<Step>("slot");
  const [slot, setSlot] = useState<Slot>();
  const [details, setDetails] = useState<Details>(NO_DETAILS);
  const [hold, setHold] = useState<Hold>();
  const [visit, setVisit] = useState<Visit>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Increased when a time was lost, so that the free times are read again. */
  const [losses, setLosses] = useState(0);

  /** The Idempotency-Key of the next call; it stays the same only while no answer arrived. */
  const key = useRef(crypto.randomUUID());

  const go = (to: Step) => {
    setRefusal(undefined);
    setStep(to);
  };
  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined);
    setBusy(true);
    try {
      await work();
      key.current = crypto.randomUUID();
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) key.current = crypto.randomUUID();
      setRefusal(messageOf(error));
      if (error instanceof ApiError && error.status === 409) {
        setSlot(undefined);
        setStep("slot");
        setLosses((before) => before + 1);
      }
    } finally {
      setBusy(false);
    }
  };

  return {
    step,
    slot,
    details,
    hold,
    visit,
    refusal,
    busy,
    losses,
    go,
    setDetails,
    pick: (taken: Slot) => {
      setSlot(taken);
      go("details");
    },
    ask: (website: string) =>
      attempt(async () => {
        if (!kind || !slot) return;
        const { name, email, phone, answers } = details;
        const asked = { type: kind._id, start: slot.start, email: email.trim(), name: name.trim() };
        const said = phone.trim() === "" ? {} : { phone: phone.trim() };
        const body = { ...asked, ...said, zone, website, answers: given(answers) };
        setHold(await takeHold(slug, body, key.current));
        setStep("code");
      }),
    prove: (code: string) =>
      attempt(async () => {
        if (!hold) return;
        setVisit(await confirmHold(slug, { holdId: hold.holdId, code }, key.current));
        setStep("done");
      }),
    again: () => {
      setSlot(undefined);
      setHold(undefined);
      setVisit(undefined);
      go("slot");
    },
  };
}

/** The answers that were given. */
const given = (answers: Details["answers"]) =>
  Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => typeof answer === "boolean" || answer.trim()),
  );
