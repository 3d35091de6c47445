import type { ServerStatus } from "@foja/core/operations/status/status.schema";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { ago } from "~/lib/ago";
import { serverStatus } from "../api/status";
import { troublesOf } from "../lib/words";
import { MailPart, TablePart } from "./figures";
import { DeadLettersPart, JobsPart, PromisesPart, PulsesPart, StreamsPart } from "./lists";

/** The state of the server: one line for all, then part by part. */
export default function StatusPage() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(serverStatus());
  return (
    <>
      <PageHeader
        title="Estado del servidor"
        description="Se actualiza solo cada medio minuto."
        actions={
          <Button busy={isFetching} busyLabel="Actualizando…" onClick={() => void refetch()}>
            Actualizar
          </Button>
        }
      />
      {data ? (
        <Parts status={data} now={dataUpdatedAt} />
      ) : (
        <Unread error={error} onRetry={refetch} rows={10} again="Reintentar" />
      )}
    </>
  );
}

function Parts({ status, now }: { status: ServerStatus; now: number }) {
  return (
    <div className="space-y-6">
      <Verdict troubles={troublesOf(status)} when={ago(status.at, now)} />
      <PulsesPart vendors={status.vendors} now={now} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TablePart table={status.table} />
        <MailPart mail={status.mail} />
      </div>
      <StreamsPart streams={status.streams} now={now} />
      <DeadLettersPart deadLetters={status.deadLetters} />
      <JobsPart jobs={status.jobs} now={now} />
      <PromisesPart promises={status.promises} />
    </div>
  );
}

function Verdict({ troubles, when }: { troubles: string[]; when: string }) {
  const well = troubles.length === 0;
  const Icon = well ? CircleCheck : TriangleAlert;
  return (
    <p className="flex items-start gap-3 rounded-md border bg-sheet px-5 py-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${well ? "text-ok" : "text-danger"}`} />
      <span className="min-w-0">
        <strong className="font-semibold">
          {well ? "Todo funciona" : `Necesita atención: ${troubles.join(", ")}`}
        </strong>
        <span className="block text-ink-soft text-sm">{`Leído ${when}`}</span>
      </span>
    </p>
  );
}
