import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Row, RowListing } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { PageHeader } from "~/components/ui/page-header";
import { SelectField } from "~/components/ui/select-field";
import { today } from "~/lib/due";
import { formatDate, formatMoment } from "~/lib/format";
import { judicialMovements } from "../api/causas";
import { monthsUntil } from "../lib/months";

const TWO_YEARS = 24;

/** What the courts published, in all cases, by the month in which Foja first read it. */
export default function JudicialMovementsPage() {
  const [month, setMonth] = useState(today().slice(0, 7));
  const query = useInfiniteQuery(judicialMovements(month));
  return (
    <>
      <PageHeader
        title="Movimientos judiciales"
        description="Lo que publicaron los tribunales, por el mes en que se vio por primera vez."
      />
      <SelectField
        label="Mes"
        className="mb-4 w-56"
        options={monthsUntil(today(), TWO_YEARS)}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
      <RowListing
        query={query}
        rows={query.data?.pages.flatMap(({ movements }) => movements)}
        empty="No se vio ningún movimiento en ese mes."
        title="Movimientos judiciales"
        row={({ _id, causaId, titulo, number, fecha, vistoAt, system }) => (
          <Row
            key={`${causaId} ${_id}`}
            title={titulo}
            facts={[number, `del ${formatDate(fecha)}`, `visto el ${formatMoment(vistoAt)}`]}
            marks={<Badge>{system.toUpperCase()}</Badge>}
          />
        )}
      />
    </>
  );
}
