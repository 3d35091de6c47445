import { useQuery } from "@tanstack/react-query";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { counted } from "~/lib/format";
import { losingWithin } from "~/lib/losing/calls";
import { paths } from "~/lib/paths";
import { LosingLine } from "./losing-line";

/** How far ahead it looks, in days: as far as the first warning. */
const AHEAD = 90;
const SHOWN = 4;
/** All of them are read only where they are counted. */
const ALL = 1000;

/** The cases nearest to lose something by time; nothing if there are none. */
export function LosingCard({ open = false }: { open?: boolean }) {
  const { data } = useQuery(losingWithin(AHEAD, open ? ALL : SHOWN));
  // A reserved case counts in no figure.
  const rows = data?.filter(({ reserved }) => !open || !reserved) ?? [];
  if (rows.length === 0) return null;
  const near = rows.filter(({ daysLeft }) => (daysLeft ?? 0) <= 30).length;
  const all = (
    <Link to={paths.losing} className="link">
      Ver todo
    </Link>
  );
  return (
    <Card title="Lo que se pierde" actions={all} flush>
      {open && (
        <p className="border-b px-5 py-2.5 text-ink-soft text-sm">
          {counted(rows.length, "causa", "causas")} en 90 días; {near} en 30.
        </p>
      )}
      <ul>
        {rows.slice(0, SHOWN).map((row) => (
          <LosingLine key={row._id} row={row} />
        ))}
      </ul>
    </Card>
  );
}
