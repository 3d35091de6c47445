import { dayOf, timeOf } from "@foja/core/kernel/zone.rules";
import { useQuery } from "@tanstack/react-query";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { echoOf } from "~/lib/day-echo";
import { today } from "~/lib/due";
import { paths } from "~/lib/paths";
import { nextReservations } from "../api/arrivals";
import { ShortLine, ShortList } from "./short-list";

/** The next appointments, and those that wait for an answer; nothing if there are none. */
export function AppointmentsCard() {
  const { data = [] } = useQuery(nextReservations(today()));
  const now = new Date().toISOString();
  const next = data.filter(({ end }) => end > now);
  if (next.length === 0) return null;
  const all = (
    <Link to={paths.reservations.list} className="link">
      Ver las citas
    </Link>
  );
  return (
    <Card title="Citas" actions={all} flush>
      <ShortList>
        {next.map(({ _id, name, typeName, start, status }) => (
          <ShortLine
            key={_id}
            to={paths.reservations.one(_id)}
            title={name}
            of={typeName}
            when={
              <>
                {echoOf(dayOf(start), {})}, {timeOf(start)} hs
                {status === "pending" && (
                  <span className="font-medium text-warn"> · espera tu respuesta</span>
                )}
              </>
            }
          />
        ))}
      </ShortList>
    </Card>
  );
}
