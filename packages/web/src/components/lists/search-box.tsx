import { Search, X } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { cn } from "~/lib/cn";

export const SEARCH_ID = "buscar-en-la-lista";

type SearchBoxProps = {
  /** What is searched, as «carátula, cliente o materia». */
  within: string;
  text: string;
  onChange: (text: string) => void;
};

/** Filters while the person types. */
export function SearchBox({ within, text, onChange }: SearchBoxProps) {
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
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onChange("")}
        className={cn("text-ellipsis ps-9", text && "pe-9")}
      />
      {text && (
        <IconButton
          label="Borrar el filtro"
          size="sm"
          onClick={() => onChange("")}
          className="absolute inset-y-0 end-1.5 my-auto"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </search>
  );
}
