import type { Search } from "../hooks/use-search";
import { type Loaded, missingIn } from "../lib/local-search";
import { listed } from "../lib/words";

type NotesProps = { search: Search; readLoaded: () => Loaded };

/** How the search goes, in words: read aloud, and what a local one cannot speak for. */
export function SearchNotes({ search, readLoaded }: NotesProps) {
  const missing = search.found?.from === "local" ? missingIn(readLoaded()) : [];
  return (
    <div className="border-t px-4 py-2.5 text-ink-soft text-sm">
      <p role="status" className="min-h-5">
        {noteOf(search)}
      </p>
      {missing.length > 0 && (
        <p className="mt-0.5 text-ink-faint">
          Algunos datos aún no están cargados localmente: {listed(missing)}.
        </p>
      )}
    </div>
  );
}

function noteOf({ sought, busy, failure, found }: Search): string {
  if (busy) return "Buscando en el servidor...";
  if (failure) return failure;
  if (sought === "") return "Flechas para elegir, Enter para abrir, Escape para cerrar";
  if (!found) return "Buscando...";
  if (found.results.length > 0) return countOf(found.results.length);
  return found.from === "server"
    ? `No se encontraron resultados para "${sought}"`
    : `No se encontraron sugerencias para "${sought}". Presiona "Buscar" para buscar en el servidor.`;
}

const countOf = (found: number) => (found === 1 ? "1 resultado" : `${found} resultados`);
