import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { PageHeader } from "~/components/ui/page-header";
import { today } from "~/lib/due";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { judicialMovements, workers } from "../api/causas";
import { PORTAL } from "../lib/words";
import { Listing, Row, Rows } from "./listing";

/** What practices are told by itself: whether each portal lets it be told, and the latest of it. */
export default function NoticesPage() {
  const { data: portals = [] } = useQuery(workers());
  const query = useInfiniteQuery(judicialMovements(today().slice(0, 7)));
  return (
    <>
      <PageHeader
        title="Notificaciones"
        description="De dónde salen los avisos a los estudios: el estado de cada portal y lo último que se avisó este mes."
      />
      <Rows label="Portales">
        {portals.map(({ system, name, state, lastGoodAt, lastError }) => (
          <Row
            key={system}
            title={name}
            facts={[
              lastGoodAt ? `Última lectura buena: ${formatMoment(lastGoodAt)}` : "Sin leer",
              lastError,
            ]}
            marks={<Badge tone={PORTAL[state].tone}>{PORTAL[state].text}</Badge>}
          />
        ))}
      </Rows>
      <div className="mt-8 mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-semibold">Lo último de este mes</h2>
        <Link
          to={paths.admin.judicialMovements}
          className="text-accent underline underline-offset-2"
        >
          Todos los movimientos judiciales
        </Link>
      </div>
      <Listing
        query={{ ...query, hasNextPage: false }}
        rows={query.data?.pages[0]?.movements.slice(0, 10)}
        empty="Este mes todavía no se avisó nada."
      >
        {(movements) => (
          <Rows label="Lo último de este mes">
            {movements.map(({ _id, causaId, titulo, number, vistoAt, system }) => (
              <Row
                key={`${causaId} ${_id}`}
                title={titulo}
                facts={[number, formatMoment(vistoAt)]}
                marks={<Badge>{system.toUpperCase()}</Badge>}
              />
            ))}
          </Rows>
        )}
      </Listing>
    </>
  );
}
