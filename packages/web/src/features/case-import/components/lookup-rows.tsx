import type {
  CaseImport,
  Heap,
  ImportRow,
} from "@foja/core/operations/case-imports/case-import.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Failed } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { LoadMore } from "~/components/ui/load-more";
import { SkeletonRows } from "~/components/ui/skeleton";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { rowsOf } from "../api/imports";
import type { Linking } from "../hooks/use-linking";

type LookupRowsProps = {
  one: CaseImport;
  heap: Heap;
  title: string;
  about: string;
  count: number;
  turn: string;
  link: Linking;
  action?: ReactNode;
  /** Each row is chosen by itself. */
  chooses?: boolean;
};

/** A heap of what the courts said: its sentence, its act, and its rows once it is opened. */
export function LookupRows(props: LookupRowsProps) {
  const { title, about, action, count, chooses, heap } = props;
  const [open, setOpen] = useState(chooses === true || heap === "failed");
  return (
    <section aria-label={title} className="min-w-0 rounded-md border bg-sheet">
      <header className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-ink-soft text-sm">{about}</p>
        </div>
        <span className="flex gap-2">
          {count > 0 && (
            <Button
              variant="quiet"
              aria-expanded={open}
              aria-label={`${open ? "Cerrar" : "Ver"} ${title}`}
              onClick={() => setOpen(!open)}
            >
              {open ? "Cerrar" : "Ver"}
            </Button>
          )}
          {action}
        </span>
      </header>
      {open && count > 0 && <Opened {...props} />}
    </section>
  );
}

function Opened({ one, heap, turn, link, chooses }: LookupRowsProps) {
  const read = useInfiniteQuery(rowsOf(one._id, heap, turn));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  if (!read.data) {
    return read.error ? <Failed error={read.error} onRetry={read.refetch} /> : <SkeletonRows />;
  }
  const rows = read.data.pages.flatMap((page) => page.rows);
  const free = rows.filter(({ linked }) => linked === "none" || linked === "refused");
  const marked = free.filter(({ row }) => chosen.has(row));
  const toggle = (row: number) => {
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    setChosen(next);
  };
  return (
    <div className="border-t">
      {chooses && free.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b bg-wash px-5 py-2">
          <Checkbox
            label={`Marcar ${counted(free.length, "causa", "causas")}`}
            checked={marked.length === free.length}
            onChange={() =>
              setChosen(new Set(marked.length === free.length ? [] : free.map(({ row }) => row)))
            }
          />
          <Button
            size="sm"
            variant="primary"
            disabled={marked.length === 0}
            busy={link.isPending}
            onClick={() => link.mutate({ rows: marked.map(({ row }) => row).slice(0, 500) })}
          >
            {marked.length === 0
              ? "Vincular las marcadas"
              : `Vincular ${counted(marked.length, "marcada", "marcadas")}`}
          </Button>
        </div>
      )}
      <ul className="divide-y">
        {rows.map((row) => (
          <Line
            key={row.row}
            row={row}
            chosen={chooses && free.includes(row) ? chosen.has(row.row) : undefined}
            onChoose={() => toggle(row.row)}
          />
        ))}
      </ul>
      <div className="px-5">
        <LoadMore
          shown={rows.length}
          hasMore={read.hasNextPage}
          busy={read.isFetchingNextPage}
          onMore={() => void read.fetchNextPage()}
        />
      </div>
    </div>
  );
}

type LineProps = { row: ImportRow; chosen?: boolean; onChoose: () => void };

function Line({ row, chosen, onChoose }: LineProps) {
  const { folderId, folderName, folderExpediente, lookup } = row;
  return (
    <li className="flex items-start gap-3 px-5 py-3">
      {chosen !== undefined && (
        <Checkbox
          label={`Vincular ${folderName}`}
          hideLabel
          checked={chosen}
          onChange={onChoose}
          className="mt-0.5"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {folderId ? (
            <Link to={paths.folders.details(folderId)} className="hover:underline">
              {folderName}
            </Link>
          ) : (
            folderName
          )}
        </p>
        <p className="truncate text-ink-soft text-sm tabular-nums">{folderExpediente}</p>
        {lookup?.caratula && (
          <p className="text-sm">
            <span className="text-ink-soft">En el tribunal: </span>
            {[lookup.caratula, lookup.court].filter(Boolean).join(" · ")}
          </p>
        )}
      </div>
      <State row={row} />
    </li>
  );
}

const SAID = {
  found: null,
  missing: "No está",
  reserved: "Reservada",
  unanswered: "Sin respuesta",
} as const;

function State({ row: { linked, error, reason, lookup } }: { row: ImportRow }) {
  const refused = error ?? (linked === "refused" ? reason : null);
  if (refused) return <span className="max-w-64 text-danger text-sm">{refused}</span>;
  if (linked === "linked") return <Badge tone="ok">Vinculada</Badge>;
  if (linked === "wanted") return <Badge>Vinculando…</Badge>;
  const said = lookup && SAID[lookup.status];
  return said ? <Badge tone="warn">{said}</Badge> : null;
}
