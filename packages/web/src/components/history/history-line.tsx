import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { ArrowRight } from "lucide-react";
import { formatMoment } from "~/lib/format";
import { type HistoryWords, linesOf } from "~/lib/history/words";
import { type People, usePeople } from "~/lib/people/people";
import { useSession } from "~/lib/session/session";
import { Button } from "../ui/button";

type LineProps = {
  entry: HistoryEntry;
  words: HistoryWords;
  undoing: boolean;
  onUndo: () => void;
};

const MOVES = {
  changed: null,
  archived: "Se archivó",
  unarchived: "Volvió del archivo",
  deleted: "Se eliminó",
  restored: "Se restauró",
} as const satisfies Record<HistoryEntry["action"], string | null>;

/** One change of a record: when, who, each field before and after, and its undoing. */
export function HistoryLine({ entry, words, undoing, onUndo }: LineProps) {
  const people = usePeople();
  const lines = linesOf(words, entry, people.nameOf);
  const move = MOVES[entry.action];
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-ink-faint text-sm">
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time> ·{" "}
          <Who by={entry.by} people={people} />
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

function Who({ by, people }: { by: string | null; people: People }) {
  const { user } = useSession();
  if (by === null) return "Foja";
  if (by === user?._id) return "vos";
  const isHere = people.people.some(({ _id }) => _id === by);
  return isHere ? people.nameOf(by) : "otra persona del estudio";
}
