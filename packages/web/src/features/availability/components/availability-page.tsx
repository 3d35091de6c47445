import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import { useQuery } from "@tanstack/react-query";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Unread } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PageHeader } from "~/components/ui/page-header";
import { paths } from "~/lib/paths";
import { readAvailability } from "../api/availability";
import { useEditor } from "../hooks/use-editor";
import { isWhole } from "../lib/draft";
import { WEEKDAYS, weekOf } from "../lib/week";
import { ClosingCard } from "./closing-card";
import { DatedCard, VacationCard } from "./dated-cards";
import { UsualWeek, WeekEditor } from "./week-editor";
import { WeekPreview } from "./week-preview";

/** The hours of the practice: its week, dates with other hours, and the result. */
export default function AvailabilityPage() {
  const { data, error, refetch } = useQuery(readAvailability());
  return (
    <>
      <PageHeader
        title="Disponibilidad"
        description="Cuándo recibís. De acá salen los horarios que se ofrecen para reservar."
        actions={<ButtonLink to={paths.calendar.bookingConfig}>Configurar las reservas</ButtonLink>}
      />
      {data ? (
        <Editor kept={data} />
      ) : (
        <Card flush>
          <Unread error={error} onRetry={refetch} rows={7} label="Cargando la disponibilidad" />
        </Card>
      )}
    </>
  );
}

const USUAL = WEEKDAYS.filter((weekday) => weekday <= 5).map((weekday) => ({
  weekday,
  from: "09:00",
  to: "18:00",
}));

function Editor({ kept }: { kept: Availability }) {
  const editor = useEditor(kept);
  const { draft, change } = editor;
  const isEmpty = WEEKDAYS.every((weekday) => draft.week[weekday].length === 0);
  const usual = isEmpty && <UsualWeek onTake={() => change({ ...draft, week: weekOf(USUAL) })} />;
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-6">
          <Card title="Tu semana" actions={usual} flush>
            <WeekEditor week={draft.week} onChange={(week) => change({ ...draft, week })} />
          </Card>
          <DatedCard draft={draft} onChange={change} />
          <VacationCard draft={draft} onChange={change} />
          <ClosingCard draft={draft} onChange={change} />
        </div>
        <div className="lg:sticky lg:top-[4.5rem]">
          <WeekPreview draft={draft} />
        </div>
      </div>
      <SaveBar editor={editor} />
    </>
  );
}

function SaveBar({ editor }: { editor: ReturnType<typeof useEditor> }) {
  const { draft, isChanged, isSaving, refusal, takeTheirs, save, discard } = editor;
  if (!isChanged && !refusal) return null;
  const whole = isWhole(draft);
  return (
    <div className="sticky bottom-14 z-10 mt-6 border-t bg-paper py-3 sm:bottom-0">
      {refusal && (
        <div className="mb-3">
          <FormErrorSummary message={refusal}>
            {takeTheirs && (
              <Button size="sm" className="mt-2" onClick={() => void takeTheirs()}>
                Ver lo que se guardó
              </Button>
            )}
          </FormErrorSummary>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto text-ink-soft">
          {whole ? "Hay cambios sin guardar." : "Corregí los horarios marcados para guardar."}
        </p>
        <Button onClick={discard}>Descartar</Button>
        <Button
          variant="primary"
          disabled={!whole}
          busy={isSaving}
          busyLabel="Guardando…"
          onClick={save}
        >
          Guardar
        </Button>
      </div>
    </div>
  );
}
