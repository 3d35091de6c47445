import type { Folder } from "@foja/core/folders/folder.schema";
import { Stamp } from "~/components/ui/badge";
import { formatDay, formatMoment } from "~/lib/format";
import { useSession } from "~/lib/session/session";
import { type Foja, fojasOf } from "../lib/fojas";

/** The case as the court's file keeps it: numbered leaves, the date in the margin, a stamp. */
export function FolderFojas({ folder }: { folder: Folder }) {
  const { user } = useSession();
  const fojas = fojasOf(folder, user?.name ?? "");
  return (
    <section aria-labelledby="fojas">
      <h2 id="fojas" className="mb-2 font-semibold">
        Fojas
      </h2>
      <ol reversed start={fojas.length} className="border-y">
        {fojas.map((foja) => (
          <FojaLine key={foja.number} foja={foja} />
        ))}
      </ol>
      <p className="mt-3 max-w-xl text-ink-faint text-sm">
        Acá se van a sumar los movimientos, los eventos y las tareas de la causa cuando esas partes
        de Foja estén listas.
      </p>
    </section>
  );
}

function FojaLine({ foja: { number, at, title, who } }: { foja: Foja }) {
  return (
    <li
      id={`f-${number}`}
      className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-4 border-b last:border-0 sm:grid-cols-[3.25rem_7rem_minmax(0,1fr)_auto]"
    >
      <a
        href={`#f-${number}`}
        className="row-span-3 flex h-full items-start border-e py-4 font-serif leading-5 text-ink-faint hover:text-ink sm:row-span-1"
      >
        <bdi>f. {number}</bdi>
      </a>
      <time
        dateTime={at}
        title={formatMoment(at)}
        className="pt-4 text-ink-soft text-sm leading-5 sm:py-4"
      >
        {formatDay(at)}
      </time>
      <p className="min-w-0 pt-0.5 pb-2 sm:py-4">
        <span className="block">{title}</span>
        {who && <span className="block text-ink-faint text-sm">{who}</span>}
      </p>
      <p className="pb-4 sm:py-3.5">
        <Stamp tone={number === 1 ? "accent" : "neutral"}>
          {number === 1 ? "Abierta" : "Modificada"}
        </Stamp>
      </p>
    </li>
  );
}
