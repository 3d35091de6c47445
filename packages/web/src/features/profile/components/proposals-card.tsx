import type { Proposal } from "@foja/core/programs/proposals/proposal.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Unread } from "~/components/ui/empty-state";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { approveProposal, dismissProposal, proposalList } from "../api/programs";
import { useActs } from "../hooks/use-acts";

/** What each kind is called, what its approval does, and which list it changes. */
const KINDS = {
  task: { name: "Tarea", done: "Tarea creada", list: "tasks" },
  escrito: { name: "Escrito", done: "Borrador creado", list: "escritos" },
  notice: { name: "Aviso al cliente", done: "Aviso enviado", list: "notices" },
} as const;

/** What assistants propose: nothing of it is done until somebody approves. */
export function ProposalsCard() {
  const { data, error, refetch } = useQuery(proposalList());
  return (
    <Card title="Para aprobar" flush>
      {!data && <Unread error={error} onRetry={refetch} rows={2} label="Cargando las propuestas" />}
      {data?.length === 0 && (
        <p className="px-5 py-4 text-ink-soft">
          No hay nada para aprobar. Lo que un asistente proponga aparece acá, y no se hace hasta que
          lo apruebes.
        </p>
      )}
      <ul>
        {data?.map((one) => (
          <ProposalLine key={one._id} proposal={one} />
        ))}
      </ul>
    </Card>
  );
}

function ProposalLine({ proposal }: { proposal: Proposal }) {
  const { _id, kind, title, why, by, createdAt, given } = proposal;
  const { name, done, list } = KINDS[kind];
  // Whoever approves a notice has read all of it.
  const said = kind === "notice" ? String(given.text) : title;
  const cache = useQueryClient();
  const { busy, act } = useActs(proposalList().queryKey);
  const approve = () =>
    act(async () => {
      await approveProposal(_id);
      notify.success(done);
      void cache.invalidateQueries({ queryKey: [list] });
    });
  const dismiss = () =>
    act(async () => {
      await dismissProposal(_id);
      notify.success("Propuesta descartada");
    });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t px-5 py-3.5 first:border-0">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line break-words font-medium">
          {name}: {said}
        </p>
        {why && <p className="mt-0.5 break-words text-ink-soft text-sm">{why}</p>}
        <p className="text-ink-faint text-sm">
          La propone {by || "un programa"}, el {formatMoment(createdAt)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" busy={busy} onClick={() => void dismiss()}>
          Descartar
        </Button>
        <Button size="sm" variant="primary" busy={busy} onClick={() => void approve()}>
          Aprobar
        </Button>
      </div>
    </li>
  );
}
