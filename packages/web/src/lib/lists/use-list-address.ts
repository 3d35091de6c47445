import { debounce, parseAsString, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { parsersOf, viewOf, wordsOf } from "./address";
import type { Identified } from "../records/pages";
import type { RecordList, ViewChange } from "./record-list";
import { withChange } from "./view";

/** How long after the last key the address is updated, in ms. */
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
 * The state of a list in its address: its view, the card and the dialog. The router is not notified
 * of a change: it is written a little later, and a navigation of its own would then cancel one to
 * another page that a key or a click began meanwhile.
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
  // Memoised so that the view stays the same while only a card is opened.
  const view = useMemo(() => viewOf(list, words), [list, words]);

  return {
    view,
    ...places,
    change: (change: ViewChange) =>
      void setWords((now) => wordsOf(list, withChange(viewOf(list, now), change))),
    /** Filters by a text: at once on the screen, in the address when typing pauses. */
    search: (q: string) => {
      const limitUrlUpdates = q === "" ? undefined : debounce(REST_MS);
      void setWords({ q }, { limitUrlUpdates });
    },
    /** Opening adds to the browser's history; moving and closing do not. Resolves once written. */
    place: (change: Partial<Record<Place, string | null>>, isStep = false) =>
      setPlaces(change, { history: isStep ? "push" : "replace" }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
