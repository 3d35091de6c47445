import { dayOf, timeOf } from "@foja/core/kernel/zone.rules";
import { WifiOff } from "lucide-react";
import { today } from "~/lib/due";
import { formatDay } from "~/lib/format";
import { offline } from "~/lib/offline/state";
import { useStore } from "~/lib/store";

/** Says that there is no network, and from when the shown data is. */
export function OfflineNote() {
  const { since } = useStore(offline);
  return (
    <div role="status">
      {since !== null && (
        <p className="flex items-center gap-2.5 border-b bg-warn-wash px-4 py-2 text-ink text-sm sm:px-6">
          <WifiOff aria-hidden className="size-4 shrink-0 text-warn" />
          Sin conexión: ves lo guardado {momentOf(since)}
        </p>
      )}
    </div>
  );
}

/** «a las 10:14», «el 21/11/2026 a las 10:14». */
function momentOf(at: number): string {
  const hour = `a las ${timeOf(at)}`;
  return dayOf(at) === today() ? hour : `el ${formatDay(new Date(at).toISOString())} ${hour}`;
}
