import type { AcceptNovedad, Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { isDay } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt, timeOf } from "@foja/core/kernel/zone.rules";
import type { DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import { type ReactNode, useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import { messageOf } from "~/lib/api/messages";
import { toClock, toIsoDate, toTypedDate } from "~/lib/local-date";
import { startOf } from "../lib/start";

/**
 * The fields of a deadline with its count while typing; `onChange` gets undefined while invalid.
 */
export type DeadlineSlot = (props: {
  start: DeadlineVariables;
  onChange: (variables: DeadlineVariables | undefined) => void;
}) => ReactNode;

type DialogProps = {
  novedad: Novedad;
  deadline: DeadlineSlot;
  onAccept: (given: AcceptNovedad) => Promise<void>;
  onClose: () => void;
};

/** Edits what is added to the agenda, if the proposal is incomplete or not what is wanted. */
export function AcceptDialog(props: DialogProps) {
  const { novedad, deadline: Deadline, onClose } = props;
  const { proposal } = novedad;
  const isEvent = proposal?.kind === "event";
  const [title, setTitle] = useState(proposal?.title ?? novedad.title);
  const [hearing, setHearing] = useState(() => hearingOf(novedad));
  const [variables, setVariables] = useState<DeadlineVariables>();
  const { refusal, busy, submit } = useSubmit(props);
  const given = isEvent ? startIn(hearing) : variables && { variables };
  return (
    <FormDialog
      title={isEvent ? "Agendar la audiencia" : "Agendar el plazo"}
      description={descriptionOf(novedad)}
      action="Agendar"
      busyLabel="Agendando…"
      disabled={!given}
      {...{ busy, refusal, onClose }}
      onSubmit={(event) => {
        event.preventDefault();
        if (given) void submit({ title: title.trim() || undefined, ...given });
      }}
    >
      <TextField
        label="Título"
        maxLength={200}
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {isEvent ? (
        <HearingFields hearing={hearing} onChange={setHearing} />
      ) : (
        <Deadline start={startOf(novedad)} onChange={setVariables} />
      )}
    </FormDialog>
  );
}

/** What it is about, and whom it addresses if that is not known to be the client. */
const descriptionOf = ({ title, asked }: Novedad): string =>
  asked && asked.whose !== "ours" ? `${title}. ${asked.because}` : title;

function useSubmit({ onAccept, onClose }: DialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (given: AcceptNovedad) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onAccept(given);
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  return { refusal, busy, submit };
}

type Hearing = { day: string; time: string };

function hearingOf({ proposal }: Novedad): Hearing {
  const start = proposal?.start;
  return start ? { day: dayOf(start), time: timeOf(start) } : { day: "", time: "" };
}

const startIn = ({ day, time }: Hearing): AcceptNovedad | undefined =>
  isDay(day) && /^\d\d:\d\d$/.test(time) ? { start: instantAt(day, time) } : undefined;

type HearingProps = { hearing: Hearing; onChange: (hearing: Hearing) => void };

const HearingFields = ({ hearing, onChange }: HearingProps) => (
  <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
    <DateField
      label="Día"
      autoFocus
      defaultValue={toTypedDate(hearing.day)}
      leaning="ahead"
      onChange={({ target }) => onChange({ ...hearing, day: toIsoDate(target.value, "ahead") })}
    />
    <TimeField
      label="Hora"
      defaultValue={hearing.time}
      onChange={({ target }) => onChange({ ...hearing, time: toClock(target.value) })}
    />
  </div>
);
