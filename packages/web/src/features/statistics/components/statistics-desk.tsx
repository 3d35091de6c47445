import type { User } from "@foja/core/accounts/users/user.schema";
import { useQuery } from "@tanstack/react-query";
import { Download, RotateCw } from "lucide-react";
import { LosingCard } from "~/components/losing/losing-card";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { EmptyState } from "~/components/ui/empty-state";
import { Menu, MenuItem } from "~/components/ui/menu";
import { PageHeader } from "~/components/ui/page-header";
import { Segments } from "~/components/ui/segments";
import { SkeletonRows } from "~/components/ui/skeleton";
import { ago } from "~/lib/ago";
import { usePeople } from "~/lib/people/people";
import { useSession } from "~/lib/session/session";
import { useAddress } from "~/lib/use-address";
import { pastDays, statisticsOf } from "../api/statistics";
import { useNow } from "../hooks/use-now";
import { useReport } from "../hooks/use-report";
import { type Shown, SPANS, type Span } from "../lib/by-month";
import { peopleChart, rowsOf } from "../lib/by-person";
import { chartsOf } from "../lib/charts";
import { troubleOf } from "../lib/troubles";
import { ChartCard } from "./chart-card";
import { ChoresCard } from "./chores-card";
import { FiguresStrip } from "./figures-strip";
import { PeopleCard } from "./people-card";

const USUAL = 12;

/** The period and comparison in the address. */
function useSpan() {
  const { params, place } = useAddress();
  const asked = SPANS.find((months) => String(months) === params.get("meses"));
  const span: Span = { months: asked ?? USUAL, compare: params.get("comparar") === "1" };
  const change = ({ months, compare }: Span) =>
    place({
      meses: months === USUAL ? null : String(months),
      comparar: compare ? "1" : null,
    });
  return { span, change };
}

/** Charts and figures of the practice, and what has to be put in order. */
export function StatisticsDesk({ user }: { user: User }) {
  const { span, change } = useSpan();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(statisticsOf(user._id));
  const days = useQuery(pastDays(user._id));
  const now = useNow();
  const shown = data as Shown | undefined;
  const charts = shown ? chartsOf(shown, days.data ?? [], span) : [];
  const people = usePeople();
  const { practice } = useSession();
  const byPerson = shown && people.hasTeam ? rowsOf(shown.people, people) : undefined;
  const report = useReport([...(byPerson ? [peopleChart(byPerson)] : []), ...charts], span, {
    name: practice?.name ?? user.name,
    isPartial: data?.withoutReserved === true,
  });
  const again = () => void Promise.all([refetch(), days.refetch()]);
  return (
    <>
      <PageHeader
        title="Estadísticas"
        description={
          <span role="status">
            {dataUpdatedAt > 0 &&
              `Actualizado ${ago(new Date(dataUpdatedAt).toISOString(), Math.max(now, dataUpdatedAt))}`}
            {data?.withoutReserved && ". No incluye las causas reservadas."}
          </span>
        }
        actions={
          <>
            <Button busy={isFetching} busyLabel="Actualizando…" onClick={again}>
              <RotateCw aria-hidden /> Actualizar
            </Button>
            <Menu
              label="Exportar"
              trigger={
                <Button busy={report.busy} busyLabel="Preparando…" disabled={!shown}>
                  <Download aria-hidden /> Exportar
                </Button>
              }
            >
              <MenuItem onSelect={report.csv}>Planilla (CSV)</MenuItem>
              <MenuItem onSelect={report.pdf}>Documento (PDF)</MenuItem>
            </Menu>
          </>
        }
      />
      {shown ? (
        <div className="grid gap-6">
          <FiguresStrip data={shown} />
          {byPerson && <PeopleCard rows={byPerson} />}
          <LosingCard open />
          <ChoresCard quality={shown.dataQuality} />
          <SpanBar span={span} onChange={change} />
          {/* Columns that fill independently, because cards differ in height. */}
          <div className="gap-6 lg:columns-2 [&>*]:mb-6 [&>*]:break-inside-avoid">
            {charts.map((chart) => (
              <ChartCard key={chart.id} chart={chart} />
            ))}
          </div>
        </div>
      ) : error ? (
        <EmptyState action={<Button onClick={again}>Reintentar</Button>}>
          {troubleOf(error)}
        </EmptyState>
      ) : (
        <SkeletonRows rows={12} />
      )}
    </>
  );
}

type SpanBarProps = { span: Span; onChange: (span: Span) => void };

/** The period of the charts, and whether it is compared with the one before. */
function SpanBar({ span, onChange }: SpanBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Segments
        legend="Cuántos meses se miran"
        choices={SPANS.map((months) => ({
          label: `${months} meses`,
          pressed: span.months === months,
          choose: () => onChange({ ...span, months }),
        }))}
      />
      <Checkbox
        label="Comparar con el período anterior"
        checked={span.compare}
        onChange={({ target }) => onChange({ ...span, compare: target.checked })}
      />
    </div>
  );
}
