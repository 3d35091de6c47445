import type { Checked } from "@foja/core/operations/case-imports/case-import.schema";
import { Link } from "~/components/ui/link";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";

type RoomNoteProps = { room: Checked["room"]; ready: number; now: number };

/** Says for how many cases the plan has room, and how to choose which. */
export function RoomNote({ room, ready, now }: RoomNoteProps) {
  const waiting = ready - now;
  const enters = now === 1 ? "entra 1" : `entran ${formatNumber(now)}`;
  const waits = waiting === 1 ? "1 espera" : `${formatNumber(waiting)} esperan`;
  return (
    <p role="status" className="rounded-md border border-warn/40 bg-warn-wash px-5 py-3">
      {room.left === 0
        ? `Tu plan no tiene lugar para más causas: ${waits} acá.`
        : `Tu plan tiene lugar para ${formatNumber(room.left)}: ${enters} ahora, ${waits} acá. Marcá en la lista cuáles querés primero.`}{" "}
      <Link to={paths.plans()} className="link">
        Ver planes
      </Link>
    </p>
  );
}
