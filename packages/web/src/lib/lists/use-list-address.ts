import { debounce, parseAsString, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { parsersOf, viewOf, wordsOf } from "./address";
import type { Identified } from "./pages";
import type { RecordList, ViewChange } from "./record-list";
import { withChange } from "./view";

/** How long the hand rests before the address follows what is typed. */
const REST_MS = 150;

/** The row whose card is open, and the dialog over the list. */
const PLACES = {
  peeked: parseAsString,
  creating: parseAsString,
  editing: parseAsString,
  importing: parseAsString,
};

type Place = keyof typeof PLACES;

/**
 * A list's address, read and written: its view, what is open beside it and over it. The router does
 * not hear of a change: it is written a moment later, and a navigation of its own would then cancel
 * the one to another page that a key or a click began meanwhile.
 */
export function useListAddress<R extends Identified>(list: RecordList<R>) {
  const { address, records } = list;
  const parsers = useMemo(() => parsersOf(list), [list]);
  const urlKeys = useMemo(
    () => ({
      peeked: address.peeked,
      creating: `nuev${records.kind.ending}`,
      editing: "editar",
      importing: "importar",
    }),
    [address, records],
  );
  const [words, setWords] = useQueryStates(parsers);
  const [places, setPlaces] = useQueryStates(PLACES, { urlKeys });
  // The same view keeps its identity while only a card is opened beside it.
  const view = useMemo(() => viewOf(list, words), [list, words]);

  return {
    view,
    ...places,
    change: (change: ViewChange) =>
      void setWords((now) => wordsOf(list, withChange(viewOf(list, now), change))),
    /** Narrows by a text: at once on the screen, in the address when the hand rests. */
    search: (q: string) => {
      const limitUrlUpdates = q === "" ? undefined : debounce(REST_MS);
      void setWords({ q }, { limitUrlUpdates });
    },
    /** Opening is a step that Back undoes; walking and closing are not. Resolves once it is written. */
    place: (change: Partial<Record<Place, string | null>>, isStep = false) =>
      setPlaces(change, { history: isStep ? "push" : "replace" }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
