import type { SearchResult } from "@foja/core/practice/search/search.schema";
import type { TextHit } from "@foja/core/practice/texts/text.schema";
import * as Radix from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import { Search as SearchIcon } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Understandings } from "~/components/commands/understandings";
import { Button } from "~/components/ui/button";
import { Scrim, useScrollLock } from "~/components/ui/scrim";
import { paths } from "~/lib/paths";
import type { Understood } from "~/lib/quick-entry/understand";
import { useUnderstood } from "~/lib/quick-entry/use-understood";
import { closeSearch, searchDialog } from "~/lib/search-dialog";
import { useDrawnNext } from "~/lib/use-drawn-next";
import { useSearch } from "../hooks/use-search";
import { useTexts } from "../hooks/use-texts";
import type { Loaded } from "../lib/local-search";
import { matchActions } from "../lib/match-actions";
import { recentSearches, rememberSearch } from "../lib/recent";
import { placeOf } from "../lib/words";
import { Actions, type SearchAction } from "./actions";
import { Recents } from "./recents";
import { Results } from "./results";
import { SearchNotes } from "./search-notes";
import { Texts } from "./texts";

/** The most characters of a search. */
const MOST_TYPED = 100;

type SearchDialogProps = {
  loaded: Loaded;
  actions: SearchAction[];
  /** Opens the form for what was understood. */
  onBegin: (understood: Understood) => void;
};

/**
 * Finds anything by a part of it: in what is loaded at once, on the server if that gives little, and
 * documents by their text.
 */
export default function SearchDialog(props: SearchDialogProps) {
  const drawn = useDrawnNext();
  useScrollLock(drawn);
  const [early] = useState(() => (searchDialog.get().early ?? "").slice(0, MOST_TYPED));
  useLayoutEffect(() => searchDialog.set({ early: undefined }), []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && closeSearch()}>
      <Radix.Portal>
        <Scrim className="z-50" />
        {drawn && <Palette {...props} early={early} />}
      </Radix.Portal>
    </Radix.Root>
  );
}

function Palette({ loaded, actions, onBegin, early }: SearchDialogProps & { early: string }) {
  const search = useSearch(loaded, early);
  const understood = useUnderstood(search.sought, loaded.cases);
  const navigate = useNavigate();
  const [recents] = useState(recentSearches);
  const go = (to: string) => {
    closeSearch();
    navigate(to);
  };
  const act = ({ to }: SearchAction) => {
    if (typeof to === "string") return go(to);
    closeSearch();
    to();
  };
  const isBlank = search.sought === "";
  const offered = isBlank
    ? actions.filter(({ usual }) => usual)
    : matchActions(actions, search.sought);
  const choose = (result: SearchResult) => {
    rememberSearch(search.sought);
    go(placeOf(result));
  };
  const offers = offered.length + understood.length > 0;
  const texts = useTexts(search.sought);
  const openText = ({ documentId, page }: TextHit) => {
    rememberSearch(search.sought);
    go(paths.document(documentId, { page: String(page), q: search.sought }));
  };
  const nothing = search.found?.shown.length === 0;

  return (
    <Radix.Content
      aria-describedby={undefined}
      className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full animate-appear flex-col border border-line bg-sheet shadow-raised focus:outline-none sm:top-[12vh] sm:max-h-[70vh] sm:max-w-2xl sm:rounded-md"
    >
      <Radix.Title className="sr-only">Buscar en el estudio</Radix.Title>
      <Command shouldFilter={false} loop label="Buscar en el estudio" className="contents">
        <div className="flex items-center gap-3 border-b px-4 py-3">
          <SearchIcon aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <Command.Input
            autoFocus
            value={search.text}
            onValueChange={search.type}
            onKeyDown={(event) => {
              // With nothing to choose, Enter asks the server.
              const isEmpty = !offers && texts.length === 0 && (!search.found || nothing);
              if (event.key === "Enter" && isEmpty) {
                event.preventDefault();
                void search.ask();
              }
            }}
            maxLength={MOST_TYPED}
            placeholder="Carátula, número, persona, tarea…"
            className="h-9 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
          />
          <Button
            size="sm"
            variant="primary"
            disabled={search.busy || search.sought === ""}
            onClick={() => void search.ask()}
          >
            Buscar
          </Button>
        </div>
        <Command.List className="min-h-0 flex-1 overflow-y-auto p-2">
          {isBlank && <Recents texts={recents} onPick={search.type} />}
          <Understandings understood={understood} onPick={onBegin} />
          <Actions actions={offered} onPick={act} />
          {search.found && <Results batches={search.found.shown} onPick={choose} />}
          <Texts hits={texts} onPick={openText} />
        </Command.List>
        <SearchNotes
          search={search}
          missing={loaded.missing}
          texts={texts.length}
          offers={offers}
        />
      </Command>
    </Radix.Content>
  );
}
