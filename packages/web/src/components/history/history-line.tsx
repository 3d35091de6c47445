import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { ArrowRight } from "lucide-react";
import { Link } from "~/components/ui/link";
import { formatMoment } from "~/lib/format";
import { type HistoryWords, linesOf, type NameOf } from "~/lib/history/words";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { Button } from "../ui/button";

type LineProps = {
  entry: HistoryEntry;
  words: HistoryWords;
  nameOf: NameOf;
  undoing: boolean;
  onUndo: () => void;
};

const MOVES = {
  created: "Se cargó",
  changed: null,
  archived: "Se archivó",
  unarchived: "Volvió del archivo",
  deleted: "Se eliminó",
  restored: "Se restauró",
  scheduled: "Se agendó",
  dismissed: "Quedó sin acción",
  reopened: "Volvió a la bandeja",
} as const satisfies Record<HistoryEntry["action"], string | null>;

/** One change of a record: when, who, each field before and after, and its undo. */
export function HistoryLine({ entry, words, nameOf, undoing, onUndo }: LineProps) {
  const lines = linesOf(words, entry, nameOf);
  const move = MOVES[entry.action];
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-ink-faint text-sm">
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time> ·{" "}
          <Who by={entry.by} nameOf={nameOf} />
          {move && <span className="block text-base text-ink">{move}</span>}
        </p>
        {entry.undoable && (
          <Button
            size="sm"
            variant="quiet"
            busy={undoing}
            busyLabel="Deshaciendo…"
            aria-label={`Deshacer el cambio de ${lines.map(({ label }) => label).join(", ")}`}
            onClick={onUndo}
          >
            Deshacer
          </Button>
        )}
      </div>
      {lines.map(({ field, label, before, after }) => (
        <p key={field} className="mt-0.5 break-words">
          <span className="text-ink-soft">{label}:</span>{" "}
          <del className="text-ink-faint decoration-ink-faint/60">{before}</del>{" "}
          <ArrowRight
            aria-label="pasó a"
            className="inline size-3.5 text-ink-faint rtl:-scale-x-100"
          />{" "}
          <ins className="no-underline">{after}</ins>
        </p>
      ))}
    </li>
  );
}

type WhoProps = { by: string | null; nameOf: NameOf };

/** The author of a change, as «vos» for oneself; for who governs, a link to all that they did. */
export function Who({ by, nameOf }: WhoProps) {
  const { user } = useSession();
  const mayGovern = useMay("govern");
  if (by === null) return "Foja";
  if (by === user?._id) return "vos";
  if (!mayGovern) return nameOf(by);
  return (
    <Link to={paths.done(by)} className="link" title="Ver su actividad">
      {nameOf(by)}
    </Link>
  );
}
