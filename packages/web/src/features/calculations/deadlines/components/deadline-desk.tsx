import { deadlineSheet } from "@foja/core/law/deadlines/deadline.sheet.rules";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { useMemo, useState } from "react";
import type { FolderChoice } from "~/components/folder-picker";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CalculationActions } from "~/features/calculations/shared/components/calculation-actions";
import { CaseLine } from "~/features/calculations/shared/components/case-line";
import { useCalendar } from "~/features/calculations/shared/kit/use-calendar";
import type { ScheduledDeadline } from "../api/deadline-calls";
import { type ComputedDeadline, useDeadlineForm } from "../hooks/use-deadline";
import type { DeadlineValues } from "../lib/deadline-form";
import { DeadlineForm } from "./deadline-form";
import { DueResult } from "./due-result";
import { ScheduleDialog } from "./schedule-dialog";
import { ScheduledNote } from "./scheduled-note";

type DeskProps = {
  start: DeadlineValues;
  saved: Calculator | null;
  folder: FolderChoice | null;
  /** The name of the deadline, if the address had one. */
  title: string;
};

/** A deadline's form, and its result beside it while typing. */
export function DeadlineDesk({ start, saved, folder, title }: DeskProps) {
  const { form, values, failed, computed, dimmed } = useDeadlineForm(start, useCalendar);
  const [preset, setPreset] = useState("");
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Card title="Datos del plazo">
        <DeadlineForm {...{ form, values, preset }} onPreset={setPreset} />
      </Card>
      <div className="min-w-0 space-y-4">
        {failed && (
          <p role="alert" className="text-warn">
            No pudimos leer los cambios de tu estudio al calendario: se cuenta sin ellos.
          </p>
        )}
        <CaseLine {...{ saved, folder }} />
        {computed && (
          <>
            <Doing {...{ computed, dimmed, saved, folder }} title={preset || title} />
            <DueResult {...{ computed, dimmed }} />
          </>
        )}
      </div>
    </div>
  );
}

type DoingProps = Pick<DeskProps, "saved" | "folder" | "title"> & {
  computed: ComputedDeadline;
  dimmed: boolean;
};

/** The actions on a deadline, above all to add it to the agenda. */
function Doing({ computed, dimmed, saved, folder, title }: DoingProps) {
  const [scheduling, setScheduling] = useState(false);
  const [scheduled, setScheduled] = useState<{ done: ScheduledDeadline; of: string }>();
  const { variables, result } = computed;
  // Hidden after scheduling, so that it is not added twice: first it must change, or be removed.
  const isThis = scheduled?.of === JSON.stringify(variables);
  const sheet = useMemo(() => deadlineSheet(variables, result), [variables, result]);
  return (
    <>
      {scheduled && (
        <ScheduledNote scheduled={scheduled.done} onUndone={() => setScheduled(undefined)} />
      )}
      <div className="flex flex-wrap gap-2">
        {!isThis && (
          <Button variant="primary" disabled={dimmed} onClick={() => setScheduling(true)}>
            Agendar
          </Button>
        )}
        <CalculationActions
          computed={{ type: "plazo", variables }}
          secondary
          {...{ saved, sheet, folder, disabled: dimmed }}
        />
      </div>
      {scheduling && (
        <ScheduleDialog
          {...{ computed, folder, title }}
          onScheduled={(done) => {
            setScheduling(false);
            setScheduled({ done, of: JSON.stringify(variables) });
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}
