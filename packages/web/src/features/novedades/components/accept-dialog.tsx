import type { AcceptNovedad, Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { isDay } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt, timeOf } from "@foja/core/kernel/zone.rules";
import type { DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";
import { type ReactNode, useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { Checkbox } from "~/components/ui/checkbox";
import { DateField } from "~/components/ui/date-field";
import { TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
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
  /** Whether the writ that answers it is chosen at first. */
  drafting?: boolean;
  deadline: DeadlineSlot;
  onAccept: (given: AcceptNovedad) => Promise<void>;
  onClose: () => void;
};

type AcceptValues = { title: string; day: string; time: string };

/** Edits what is added to the agenda, if the proposal is incomplete or not what is wanted. */
export function AcceptDialog(props: DialogProps) {
  const { novedad, deadline: Deadline, onClose } = props;
  const { proposal } = novedad;
  const isEvent = proposal?.kind === "event";
  const [variables, setVariables] = useState<DeadlineVariables>();
  const [draft, setDraft] = useState(props.drafting ?? false);
  const form = useSchemaForm<AcceptValues>(undefined, {
    ...{ title: proposal?.title ?? novedad.title, ...hearingOf(novedad) },
  });
  const [day, time] = form.watch(["day", "time"]);
  const given = isEvent ? startIn(day, time) : variables && { variables };
  const { refusal, submit } = useSend(form, {
    send: ({ title }) =>
      props.onAccept({ title: title.trim() || undefined, ...given, ...(draft && { draft }) }),
    onDone: onClose,
    refusalOf: messageOf,
  });
  return (
    <FormDialog
      title={isEvent ? "Agendar la audiencia" : "Agendar el plazo"}
      description={descriptionOf(novedad)}
      action="Agendar"
      busyLabel="Agendando…"
      disabled={!given}
      busy={form.busy}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField label="Título" maxLength={200} autoComplete="off" {...form.field("title")} />
      {isEvent ? (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <DateField label="Día" autoFocus leaning="ahead" {...form.field("day")} />
          <TimeField label="Hora" {...form.field("time")} />
        </div>
      ) : (
        <Deadline start={startOf(novedad)} onChange={setVariables} />
      )}
      {novedad.writ && (
        <Checkbox
          label={`Dejar en borrador el escrito «${novedad.writ.title}»`}
          checked={draft}
          onChange={() => setDraft(!draft)}
        />
      )}
    </FormDialog>
  );
}

/** What it is about, and whom it addresses if that is not known to be the client. */
const descriptionOf = ({ title, asked }: Novedad): string =>
  asked && asked.whose !== "ours" ? `${title}. ${asked.because}` : title;

function hearingOf({ proposal }: Novedad) {
  const start = proposal?.start;
  return start ? { day: dayOf(start), time: timeOf(start) } : { day: "", time: "" };
}

const startIn = (day: string, time: string): AcceptNovedad | undefined =>
  isDay(day) && /^\d\d:\d\d$/.test(time) ? { start: instantAt(day, time) } : undefined;
