import { offline } from "~/lib/offline/state";
import { useStore } from "~/lib/store";
import type { Search } from "../hooks/use-search";
import type { Loaded } from "../lib/local-search";
import { listed } from "../lib/words";

type NotesProps = {
  search: Search;
  missing: Loaded["missing"];
  /** How many documents were found by their text. */
  texts: number;
  /** Whether there is an action to choose. */
  offers: boolean;
};

const OFFLINE = "Sin conexión: se busca solo en lo que hay en este dispositivo.";

/** The state of the search in words, read aloud, and what a local search does not cover. */
export function SearchNotes({ search, missing, texts, offers }: NotesProps) {
  const isLocal = search.found?.from === "local" && !search.busy;
  const { since } = useStore(offline);
  const isOffline = since !== null || !navigator.onLine;
  return (
    <div className="border-t px-4 py-2.5 text-ink-soft text-sm">
      <p role="status" className="min-h-5">
        {noteOf(search, isOffline, { texts, offers })}
      </p>
      {isLocal && missing.length > 0 && (
        <p className="mt-0.5 text-ink-faint">
          Algunos datos aún no están cargados localmente: {listed([...missing])}.
        </p>
      )}
      {isOffline && <p className="mt-0.5 text-warn">{OFFLINE}</p>}
    </div>
  );
}

const HOW = "Flechas para elegir, Enter para abrir, Escape para cerrar";

type Others = Pick<NotesProps, "texts" | "offers">;

function noteOf(search: Search, isOffline: boolean, { texts, offers }: Others): string {
  const { sought, busy, failure, found } = search;
  if (busy) return "Buscando en el servidor...";
  if (failure) return failure;
  if (sought === "") return HOW;
  if (!found) return "Buscando...";
  const count = found.shown.flat().length + texts;
  if (count > 0) return count === 1 ? "1 resultado" : `${count} resultados`;
  if (offers) return HOW;
  return found.from === "server" || isOffline
    ? `No se encontraron resultados para "${sought}"`
    : `No se encontraron sugerencias para "${sought}". Presiona "Buscar" para buscar en el servidor.`;
}
