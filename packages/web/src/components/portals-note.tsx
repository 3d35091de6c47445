import { queryOptions, useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { formatMoment } from "~/lib/format";
import { WarningNote } from "./ui/warning-note";

const portalsNow = () =>
  queryOptions({
    queryKey: ["portals"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.portals.$get({}, { init: { signal } }))).portals,
    refetchInterval: 60_000,
  });

/** Says which portal is not answering, and since when: its publications will arrive later. */
export function PortalsNote() {
  const { data = [] } = useQuery(portalsNow());
  const down = data.filter(({ state }) => state !== "closed");
  if (down.length === 0) return null;
  return (
    <WarningNote className="mb-5 space-y-1">
      {down.map(({ system, name, lastGoodAt }) => (
        <p key={system} className="flex gap-2">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>
            <strong className="font-semibold">{name} no responde.</strong>{" "}
            {lastGoodAt ? `Última lectura: ${formatMoment(lastGoodAt)}. ` : ""}
            Lo que publique llegará cuando vuelva.
          </span>
        </p>
      ))}
    </WarningNote>
  );
}
