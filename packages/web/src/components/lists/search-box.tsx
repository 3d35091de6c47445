import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { cn } from "~/lib/cn";

export const SEARCH_ID = "buscar-en-la-lista";
const REST_MS = 150;

type SearchBoxProps = {
  /** What it looks in, as «carátula, cliente o materia». */
  within: string;
  text: string;
  onChange: (text: string) => void;
};

/** Filters while one types. The address follows when the hand rests. */
export function SearchBox({ within, text, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by itself: Back, or a filter that was cleared.
  if (text !== given) {
    setGiven(text);
    setTyped(text);
  }
  useEffect(() => () => clearTimeout(rest.current), []);

  const write = (next: string, pause = REST_MS) => {
    setTyped(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      setGiven(next);
      onChange(next);
    }, pause);
  };

  return (
    <search className="relative block min-w-0 flex-1 basis-40 sm:max-w-xs">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-faint"
      />
      <Input
        id={SEARCH_ID}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={`Filtrar por ${within}`}
        placeholder={within.charAt(0).toUpperCase() + within.slice(1)}
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && write("", 0)}
        className={cn("text-ellipsis ps-9", typed && "pe-9")}
      />
      {typed && (
        <IconButton
          label="Borrar el filtro"
          size="sm"
          onClick={() => write("", 0)}
          className="absolute inset-y-0 end-1.5 my-auto"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </search>
  );
}
