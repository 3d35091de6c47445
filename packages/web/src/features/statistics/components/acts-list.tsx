import { useInfiniteQuery } from "@tanstack/react-query";
import { Listing } from "~/components/lists/listing";
import { Link } from "~/components/ui/link";
import { LINE_LOOK, lineLink } from "~/lib/agenda-lines";
import { formatDate } from "~/lib/format";
import { ACT_SOURCES, type ActSource, actsOf } from "../api/statistics";
import { isMonth, monthText } from "../lib/by-month";
import { BackHead } from "./back-head";

const NAMES: Record<ActSource, string> = {
  portales: "Movimientos de los portales",
  mano: "Movimientos cargados a mano",
  cedulas: "Cédulas",
};

const isSource = (word: string): word is ActSource => Object.hasOwn(ACT_SOURCES, word);

type ActsListProps = { userId: string; month: string; which: string };

/** The movements and notifications of a month, of all cases: the list behind court activity. */
export function ActsList({ userId, month, which }: ActsListProps) {
  const from = isSource(which) ? which : undefined;
  const query = useInfiniteQuery({ ...actsOf(userId, month, from), enabled: isMonth(month) });
  const rows = query.data?.pages.flatMap(({ acts }) => acts);
  const name = from ? NAMES[from] : "Movimientos y cédulas";
  return (
    <>
      <BackHead title={name} description={monthText(month)} />
      <Listing query={query} rows={isMonth(month) ? rows : []} empty="No hay nada en ese mes.">
        {(acts) => (
          <ul aria-label={name} className="mb-3 divide-y rounded-md border bg-sheet">
            {acts.map((act) => (
              <li key={act._id} className="relative px-4 py-2.5 hover:bg-wash">
                <Link to={lineLink(act)} className="font-medium after:absolute after:inset-0">
                  {act.title}
                </Link>
                <p className="truncate text-ink-soft text-sm">
                  <time dateTime={act.day}>{formatDate(act.day)}</time>
                  {` · ${LINE_LOOK[act.kind].label} · ${act.folderName}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}
