import type { Run, System, Worker } from "@foja/core/courts/causas/causa.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Row, Rows } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { messageOf } from "~/lib/api/messages";
import { counted, formatMoment, formatNumber } from "~/lib/format";
import { notify } from "~/lib/notify";
import { refreshCausas, runWorker, workers } from "../api/causas";
import { outcomeOf, portalWord } from "../lib/words";

const FILES = ["expediente", "expedientes"] as const;
const NEW = ["movimiento nuevo", "movimientos nuevos"] as const;

/** The worker of one portal: the portal's state, its last rounds, and a button to run one. */
export function WorkerPanel({ system }: { system: System }) {
  const { data, error, refetch } = useQuery(workers());
  const worker = data?.find((one) => one.system === system);
  return (
    <>
      <PageHeader
        title={`Portal ${system.toUpperCase()}`}
        description="Cada quince minutos se leen los expedientes vinculados, los que más esperan primero."
        actions={<RunNow system={system} />}
      />
      {worker ? (
        <Standing worker={worker} />
      ) : (
        <Unread error={error} onRetry={refetch} rows={6} again="Reintentar" />
      )}
    </>
  );
}

function RunNow({ system }: { system: System }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { outcome, asked, movements } = await runWorker(system);
      const did = `${counted(asked, ...FILES)}, ${counted(movements, ...NEW)}`;
      if (outcome === "down") notify.warning("El portal no responde");
      else notify.success(did);
    } catch (error) {
      notify.error(messageOf(error));
    }
    await refreshCausas(cache);
    setBusy(false);
  };
  return (
    <Button variant="primary" busy={busy} busyLabel="Leyendo…" onClick={() => void run()}>
      Leer ahora
    </Button>
  );
}

function Standing({ worker }: { worker: Worker }) {
  const { lastGoodAt, lastRunAt, openUntil, failures, lastError, runs } = worker;
  const word = portalWord(worker);
  const facts: [string, string][] = [
    ["Última vuelta", lastRunAt ? formatMoment(lastRunAt) : "Ninguna"],
    ["Última lectura buena", lastGoodAt ? formatMoment(lastGoodAt) : "Ninguna"],
    ["Fallas seguidas", formatNumber(failures)],
    ["Se vuelve a probar", openUntil ? formatMoment(openUntil) : "No hace falta"],
  ];
  return (
    <>
      <section aria-label="Estado" className="mb-6 rounded-md border bg-sheet px-5 py-4">
        <Badge tone={word.tone}>{word.text}</Badge>
        <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 md:grid-cols-4">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt className="text-ink-faint text-sm">{term}</dt>
              <dd className="tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        {lastError && <p className="mt-3 text-danger">{lastError}</p>}
      </section>
      <h2 className="mb-3 font-semibold">Últimas vueltas</h2>
      {runs.length === 0 ? (
        <p className="text-ink-soft">Todavía no hubo ninguna.</p>
      ) : (
        <Rows label="Últimas vueltas">
          {runs.map((run) => (
            <RunRow key={run.at} run={run} />
          ))}
        </Rows>
      )}
    </>
  );
}

const RunRow = ({
  run: { at, seconds, outcome, asked, failed, movements, error },
}: {
  run: Run;
}) => {
  const { tone, text } = outcomeOf({ outcome, failed });
  return (
    <Row
      title={formatMoment(at)}
      facts={[
        counted(asked, ...FILES),
        counted(movements, ...NEW),
        counted(failed, "falla", "fallas"),
        `${formatNumber(seconds)} s`,
        error,
      ]}
      marks={<Badge tone={tone}>{text}</Badge>}
    />
  );
};
