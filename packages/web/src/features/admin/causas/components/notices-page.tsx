import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Row, RowListing, Rows } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { today } from "~/lib/due";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { judicialMovements, workers } from "../api/causas";
import { portalWord } from "../lib/words";

/**
 * The automatic notices to practices: their jobs, whether each portal allows them, and the latest.
 */
export function NoticesPage({ jobs }: { jobs: ReactNode }) {
  const { data: portals = [] } = useQuery(workers());
  const query = useInfiniteQuery(judicialMovements(today().slice(0, 7)));
  return (
    <>
      <PageHeader
        title="Avisos"
        description="De dónde salen los avisos a los estudios: los trabajos que los mandan, el estado de cada portal y lo último que publicaron los tribunales."
      />
      {jobs}
      <h2 className="mt-8 mb-3 font-semibold">Portales</h2>
      <Rows label="Portales">
        {portals.map((portal) => (
          <Row
            key={portal.system}
            title={portal.name}
            facts={[
              portal.lastGoodAt && `Última lectura buena: ${formatMoment(portal.lastGoodAt)}`,
              portal.lastError,
            ]}
            marks={<Badge tone={portalWord(portal).tone}>{portalWord(portal).text}</Badge>}
          />
        ))}
      </Rows>
      <div className="mt-8 mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-semibold">Lo último de los tribunales</h2>
        <Link
          to={paths.admin.judicialMovements}
          className="text-accent underline underline-offset-2"
        >
          Todos los movimientos judiciales
        </Link>
      </div>
      <RowListing
        query={{ ...query, hasNextPage: false }}
        rows={query.data?.pages[0]?.movements.slice(0, 10)}
        empty="Este mes los tribunales todavía no publicaron nada."
        title="Lo último de los tribunales"
        row={({ _id, causaId, titulo, number, vistoAt, system }) => (
          <Row
            key={`${causaId} ${_id}`}
            title={titulo}
            facts={[number, formatMoment(vistoAt)]}
            marks={<Badge>{system.toUpperCase()}</Badge>}
          />
        )}
      />
    </>
  );
}
