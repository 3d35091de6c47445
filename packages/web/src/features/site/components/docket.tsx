import { Stamp } from "~/components/ui/badge";
import { DOCKET, isReady } from "../data/docket";

/**
 * The index of what Foja does, like the index of a court file: folio, feature, and a stamp on what
 * is not built yet.
 */
export function Docket() {
  return (
    <ol className="border-y">
      {DOCKET.map((entry, index) => (
        <DocketLine key={entry.title} folio={index + 1} entry={entry} />
      ))}
    </ol>
  );
}

function DocketLine({ folio, entry }: { folio: number; entry: (typeof DOCKET)[number] }) {
  const { title, text } = entry;
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-2 border-b py-6 last:border-0 sm:grid-cols-[4.5rem_15rem_1fr_9rem] sm:gap-x-6">
      <span className="pt-1 font-serif text-ink-faint" aria-hidden>
        f. {folio}
      </span>
      <h3 className="font-medium font-serif text-[1.25rem] leading-7">{title}</h3>
      <p className="col-start-2 mt-1 max-w-md text-ink-soft text-lg sm:col-start-3 sm:mt-0">
        {text}
      </p>
      <p className="col-start-2 mt-3 sm:col-start-4 sm:mt-0.5 sm:text-end">
        {!isReady(entry) && <Stamp tone="neutral">Próximamente</Stamp>}
      </p>
    </li>
  );
}
