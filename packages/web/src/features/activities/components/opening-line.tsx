import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { Stamp } from "~/components/ui/badge";
import { formatDay, formatMoment } from "~/lib/format";

/** The first leaf of every file: the day the case was opened here. */
export function OpeningLine({ folder }: { folder: Folder }) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 border-b last:border-0 sm:grid-cols-[3.25rem_6.5rem_minmax(0,1fr)_auto] sm:gap-x-4">
      <span className="row-span-2 border-e py-3.5 font-serif text-ink-faint leading-5 sm:row-span-1">
        <bdi>f. 1</bdi>
      </span>
      <time
        dateTime={folder.createdAt}
        title={formatMoment(folder.createdAt)}
        className="pt-3 text-ink-soft text-sm leading-5 sm:py-3.5"
      >
        {formatDay(folder.createdAt)}
      </time>
      <p className="col-start-2 row-start-2 pb-3 sm:col-start-3 sm:row-start-1 sm:py-3.5">
        Apertura de la causa
      </p>
      <p className="col-start-3 row-span-2 row-start-1 py-3 sm:col-start-4 sm:row-span-1">
        <Stamp tone="accent">Abierta</Stamp>
      </p>
    </li>
  );
}
