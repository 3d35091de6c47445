import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Row, Rows } from "~/components/rows";
import { Badge } from "~/components/ui/badge";
import { PageHeader } from "~/components/ui/page-header";
import { TextField } from "~/components/ui/text-field";
import { today } from "~/lib/due";
import { formatDate, formatMoment } from "~/lib/format";
import { judicialMovements } from "../api/causas";
import { Listing } from "./listing";

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** What the courts published, in every case, by the month it was first seen here. */
export default function JudicialMovementsPage() {
  const [typed, setTyped] = useState(today().slice(0, 7));
  const [month, setMonth] = useState(typed);
  const query = useInfiniteQuery(judicialMovements(month));
  const type = (text: string) => {
    setTyped(text);
    if (MONTH.test(text)) setMonth(text);
  };
  return (
    <>
      <PageHeader
        title="Movimientos judiciales"
        description="Lo que publicaron los tribunales, por el mes en que se vio por primera vez."
        actions={
          <TextField
            label="Mes"
            hint="Como 2026-11"
            value={typed}
            maxLength={7}
            autoComplete="off"
            className="w-32"
            onChange={({ target }) => type(target.value)}
          />
        }
      />
      <Listing
        query={query}
        rows={query.data?.pages.flatMap(({ movements }) => movements)}
        empty="No se vio ningún movimiento en ese mes."
      >
        {(movements) => (
          <Rows label="Movimientos judiciales">
            {movements.map(({ _id, causaId, titulo, number, fecha, vistoAt, system }) => (
              <Row
                key={`${causaId} ${_id}`}
                title={titulo}
                facts={[number, `del ${formatDate(fecha)}`, `visto el ${formatMoment(vistoAt)}`]}
                marks={<Badge>{system.toUpperCase()}</Badge>}
              />
            ))}
          </Rows>
        )}
      </Listing>
    </>
  );
}
