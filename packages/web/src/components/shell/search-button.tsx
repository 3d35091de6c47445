import { Search } from "lucide-react";
import { openSearch } from "~/lib/search-dialog";

/** The search box of the header: it opens the dialog where the person types. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
      className="ms-2 flex h-9 min-w-9 items-center gap-2.5 rounded-sm border px-2.5 text-ink-soft hover:border-line-strong md:w-64"
    >
      <Search aria-hidden className="size-4" />
      <span className="sr-only md:not-sr-only">Buscar</span>
      <kbd className="ms-auto hidden font-sans text-ink-faint text-xs md:inline">Ctrl K</kbd>
    </button>
  );
}
