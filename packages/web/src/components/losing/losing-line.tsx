import { shortDay } from "@foja/core/kernel/short-day.rules";
import { Badge } from "~/components/ui/badge";
import { Link } from "~/components/ui/link";
import { today } from "~/lib/due";
import type { LosingRow } from "~/lib/losing/calls";
import { paths } from "~/lib/paths";
import { ImpelButton } from "./impel-button";
import { actText, isLapse, leftText, toneOf } from "./losing-words";

/** A case that may lose something: what, when, its last act that impels, and what to do. */
export function LosingLine({ row }: { row: LosingRow }) {
  const { folderId, folderName, day, what, daysLeft, impulse, lapse, actions } = row;
  if (!day || !what || daysLeft === null) return null;
  const byLapse = isLapse(what);
  const action = actions.find(({ prudente }) => prudente === day);
  const certain = byLapse ? lapse?.cierta !== false : action?.cierta !== false;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          to={paths.folders.details(folderId)}
          className="break-words font-medium hover:underline"
        >
          {folderName}
        </Link>
        <p className="text-sm">
          {what}: <time dateTime={day}>{shortDay(day, today())}</time>
          {!certain && <span className="text-warn"> · sin certeza</span>}
        </p>
        {byLapse && impulse && (
          <p className="break-words text-ink-soft text-sm">
            Último impulso: {actText(impulse)}
            {!impulse.sure && <span className="text-warn"> · revisá si impulsa</span>}
          </p>
        )}
      </div>
      <Badge tone={toneOf(daysLeft)}>{leftText(daysLeft)}</Badge>
      {byLapse ? (
        <ImpelButton {...{ folderId, folderName }} />
      ) : (
        action && (
          <Link
            to={paths.calculators.tool("prescripcion", { id: action.calculatorId })}
            className="link text-sm"
          >
            Ver el cálculo
          </Link>
        )
      )}
    </li>
  );
}
