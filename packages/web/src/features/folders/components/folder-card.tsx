import { FolderStatusBadge } from "~/components/folder-status";
import { NextMark } from "~/components/next-mark";
import { ResponsibleMark } from "~/components/responsible-mark";
import { formatDay } from "~/lib/format";
import type { FolderRow } from "../lib/folder-row";
import { QuietMark } from "./quiet-mark";

/** A case on a card: its client, its subject, and its state. */
export function FolderCard({ row }: { row: FolderRow }) {
  const { number, customerName, materia, status, updatedAt, next, facts, responsibleId } = row;
  const aside = [number, customerName, materia].filter(Boolean).join(" · ");
  return (
    <>
      {aside && <p className="mt-0.5 truncate text-ink-soft">{aside}</p>}
      {facts?.lapse && (
        <p className="mt-1 text-sm">
          <QuietMark facts={facts} />
        </p>
      )}
      {next && (
        <p className="mt-1 text-sm">
          <NextMark line={next} />
        </p>
      )}
      <p className="mt-1 flex text-ink-soft text-sm empty:hidden">
        <ResponsibleMark id={responsibleId} />
      </p>
      <p className="mt-1.5 flex items-center justify-between gap-3 text-ink-soft text-sm">
        <FolderStatusBadge status={status} />
        <time dateTime={updatedAt} className="text-ink-faint">
          <span className="sr-only">Último cambio: </span>
          {updatedAt && formatDay(updatedAt)}
        </time>
      </p>
    </>
  );
}
