import { useQuery } from "@tanstack/react-query";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";
import { readFigures } from "../api/figures";
import { figuresOf } from "../lib/since";

/** The practice's figures, and their change since yesterday; each links to its records. */
export function SinceCard({ userId }: { userId: string }) {
  const data = useQuery(readFigures(userId)).data?.dashboard;
  if (!data) return null;
  const all = (
    <Link to={paths.analytics()} className="link">
      Estadísticas
    </Link>
  );
  return (
    <Card title="Desde ayer" actions={all} flush>
      <dl>
        {figuresOf(data).map(({ label, value, change, to }) => (
          <div
            key={label}
            className="relative flex items-baseline justify-between gap-4 border-b px-5 py-2.5 transition-colors last:border-0 hover:bg-wash"
          >
            <dt>
              <Link
                to={to}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
              >
                {label}
              </Link>
            </dt>
            <dd className="text-end tabular-nums">
              <span className="font-semibold">{value}</span>
              {change && <span className="block text-ink-soft text-sm">{change}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {data.trends.yesterday === null && (
        <p className="border-t px-5 py-2.5 text-ink-soft text-sm">
          De ayer no hay registro: cada noche se guardan los números del día.
        </p>
      )}
    </Card>
  );
}
