import { type Pace, PRIORITY_NAMES } from "@foja/core/outreach/support/consultation.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { Segments } from "~/components/ui/segments";
import { formatMoment } from "~/lib/format";
import { useAddress } from "~/lib/use-address";
import { consultationList } from "../api/support";
import { paceText, standingOf } from "../lib/words";
import { ConsultationDialog } from "./consultation-dialog";

const NAMES = { open: "Abiertas", closed: "Cerradas" } as const;

/** The consultations of support, and how soon they are answered. */
export default function SupportPage() {
  const { params, place } = useAddress();
  const status = params.get("estado") === "cerradas" ? "closed" : "open";
  const query = useInfiniteQuery(consultationList(status));
  const open = params.get("id");
  const set = (name: string, value: string | null) => place({ [name]: value });
  return (
    <>
      <PageHeader title="Soporte" description="Lo que la gente escribe, lo último primero." />
      <Paces paces={query.data?.pages[0]?.paces ?? []} />
      <div className="mb-4 flex">
        <Segments
          legend="Estado"
          choices={(["open", "closed"] as const).map((one) => ({
            label: NAMES[one],
            pressed: one === status,
            choose: () => set("estado", one === "closed" ? "cerradas" : null),
          }))}
        />
      </div>
      <RowListing
        query={query}
        rows={query.data?.pages.flatMap(({ supportContacts }) => supportContacts)}
        empty={<Nothing status={status} onOther={(other) => set("estado", other)} />}
        title="Consultas"
        row={(row) => (
          <Row
            key={row._id}
            title={`N.º ${row.number} · ${row.subject}`}
            facts={[
              `${row.name} (${row.email})`,
              formatMoment(row.createdAt),
              `prioridad ${PRIORITY_NAMES[row.priority].toLowerCase()}`,
              row.assignedTo ? null : "sin asignar",
            ]}
            marks={<Standing {...standingOf(row, Date.now())} />}
          >
            <Button
              size="sm"
              aria-label={`Abrir la consulta ${row.number}`}
              onClick={() => set("id", row._id)}
            >
              Abrir
            </Button>
          </Row>
        )}
      />
      {open && <ConsultationDialog id={open} onClose={() => set("id", null)} />}
    </>
  );
}

const Standing = ({ tone, text }: ReturnType<typeof standingOf>) => (
  <Badge tone={tone}>{text}</Badge>
);

const Paces = ({ paces }: { paces: Pace[] }) => (
  <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-2">
    {paces.map((pace, i) => (
      <div key={pace.month}>
        <dt className="text-ink-soft text-sm">
          {i === 0 ? "Respondidas en 24 horas, este mes" : "El mes pasado"}
        </dt>
        <dd className="font-medium tabular-nums">{paceText(pace)}</dd>
      </div>
    ))}
  </dl>
);

type NothingProps = { status: "open" | "closed"; onOther: (estado: string | null) => void };

/** Nothing in one state: a way to the other. */
const Nothing = ({ status, onOther }: NothingProps) =>
  status === "open" ? (
    <EmptyState action={<Button onClick={() => onOther("cerradas")}>Ver las cerradas</Button>}>
      No hay consultas abiertas: lo que la gente escriba en Ayuda llega acá.
    </EmptyState>
  ) : (
    <EmptyState action={<Button onClick={() => onOther(null)}>Ver las abiertas</Button>}>
      No hay consultas cerradas.
    </EmptyState>
  );
