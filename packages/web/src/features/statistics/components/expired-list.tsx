import type { Line } from "@foja/core/agenda/lines/line.schema";
import { hasFoja } from "@foja/core/practice/kinds/kinds.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheckBig } from "lucide-react";
import { useState } from "react";
import { DueMark } from "~/components/due-mark";
import { useWhose } from "~/components/responsible-choice";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { AGENDA, agendaBetween } from "~/lib/agenda";
import { lineLink, linesOf, lookOf } from "~/lib/agenda-lines";
import { messageOf } from "~/lib/api/messages";
import { today } from "~/lib/due";
import { counted } from "~/lib/format";
import { closeEntry, finishTask } from "~/lib/kinds/api";
import { notify } from "~/lib/notify";
import { runEach } from "~/lib/run-each";
import { BackHead } from "./back-head";

/** What the list is of: everything past, or what movements and cédulas asked for. */
const WORDS = {
  all: {
    title: "Vencido",
    description: "Plazos, tareas, movimientos y cédulas de días pasados que siguen abiertos.",
  },
  entries: {
    title: "Vencimientos pasados sin cerrar",
    description: "Movimientos y cédulas que vencieron y nadie marcó como cumplidos.",
  },
} as const;

type Of = keyof typeof WORDS;

/** What was due before today and is open, to be closed together. */
export function ExpiredList({ userId, of }: { userId: string; of: Of }) {
  const { data, error, refetch } = useQuery(agendaBetween(userId, today(), today(), true));
  const whose = useWhose();
  const rows =
    data && linesOf(data.overdue, whose).filter(({ kind }) => of === "all" || hasFoja(kind));
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { busy, close } = useClosing(() => setMarked(new Set()));
  const chosen = rows?.filter(({ _id }) => marked.has(_id)) ?? [];
  return (
    <>
      <BackHead
        {...WORDS[of]}
        actions={
          chosen.length > 0 && (
            <Button
              variant="primary"
              busy={busy}
              busyLabel="Marcando…"
              onClick={() => void close(chosen)}
            >
              {`Marcar ${counted(chosen.length, "cumplido", "cumplidos")}`}
            </Button>
          )
        }
      />
      <div className="rounded-md border bg-sheet">
        {rows ? (
          <Rows rows={rows} marked={marked} onMark={setMarked} />
        ) : (
          <Unread error={error} onRetry={refetch} rows={8} again="Reintentar" />
        )}
      </div>
    </>
  );
}

const finish = ({ kind, _id }: Line) =>
  hasFoja(kind) ? closeEntry(kind, _id, true) : finishTask(_id);

/** Closes several lines, and shows how many could not be. */
function useClosing(onDone: () => void) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const close = async (rows: readonly Line[]) => {
    setBusy(true);
    const { done, failed } = await runEach(rows, finish);
    if (done.length > 0) notify.success(counted(done.length, "marcado", "marcados"));
    const [first] = failed;
    if (first) {
      notify.error(
        `${counted(failed.length, "no se pudo marcar", "no se pudieron marcar")}: ${messageOf(first.error)}`,
      );
    }
    await cache.invalidateQueries({ queryKey: AGENDA });
    setBusy(false);
    onDone();
  };
  return { busy, close };
}

type RowsProps = {
  rows: readonly Line[];
  marked: ReadonlySet<string>;
  onMark: (marked: ReadonlySet<string>) => void;
};

function Rows({ rows, marked, onMark }: RowsProps) {
  if (rows.length === 0) {
    return (
      <EmptyState icon={<CircleCheckBig />}>No queda ningún vencimiento sin cerrar.</EmptyState>
    );
  }
  const all = rows.every(({ _id }) => marked.has(_id));
  const toggle = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    onMark(next);
  };
  return (
    <>
      <div className="border-b px-4 py-2">
        <Checkbox
          label={`Seleccionar ${counted(rows.length, "vencimiento", "vencimientos")}`}
          checked={all}
          onChange={() => onMark(new Set(all ? [] : rows.map(({ _id }) => _id)))}
        />
      </div>
      <ul aria-label="Vencimientos sin cerrar" className="divide-y">
        {rows.map((line) => (
          <li
            key={line._id}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-wash"
          >
            <Checkbox
              label={`Seleccionar ${line.title}`}
              hideLabel
              checked={marked.has(line._id)}
              onChange={() => toggle(line._id)}
            />
            <div className="min-w-48 flex-1">
              <Link to={lineLink(line)} className="font-medium">
                {line.title}
              </Link>
              <p className="truncate text-ink-soft text-sm">
                {[lookOf(line).label, line.folderName].filter(Boolean).join(" · ")}
              </p>
            </div>
            <span className="max-sm:ms-7">
              <DueMark dueDate={line.day} status="pendiente" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
