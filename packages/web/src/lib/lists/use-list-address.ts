import { debounce, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import type { Option } from "~/components/ui/select-field";
import type { Identified } from "../records/pages";
import type { Filter, RecordList, View } from "./record-list";
import { archiveWord, BOARD, orderedBy } from "./view";

/** How long typing must pause until the address is updated, in ms: an update draws the page's head anew. */
const REST_MS = 300;

/** The row whose card is open, and the dialog over the list. */
const PLACES = {
  peeked: parseAsString,
  creating: parseAsString,
  editing: parseAsString,
  importing: parseAsString,
};

type Place = keyof typeof PLACES;
type Parser = ReturnType<typeof parseAsString.withDefault>;

const anyOf = (words: readonly string[], usual = ""): Parser =>
  parseAsStringLiteral<string>(words).withDefault(usual);

function orderParser<R extends Identified>({ lead, columns, orders = [], usual }: RecordList<R>) {
  const ids = [lead, ...columns].map(({ id }): string => id);
  const all = [...ids, ...orders.map(({ value }) => orderedBy(value))];
  return anyOf([...all, ...all.map((by) => `-${by}`)], usual);
}

const filterParser = <R>({ options, usual = "" }: Filter<R>): Parser =>
  Array.isArray(options)
    ? anyOf(
        options.map(({ value }: Option) => value),
        usual,
      )
    : parseAsString.withDefault(usual);

/** The parsers of a list's view in its address; defaults are left out of the address. */
export function parsersOf<R extends Identified>(list: RecordList<R>): Record<string, Parser> {
  const { shelf } = list.address;
  const board = list.hasBoard ? [BOARD] : [];
  const away = archiveWord(list.records.kind);
  return {
    q: parseAsString.withDefault(""),
    vista: anyOf(board),
    [shelf]: anyOf(shelf === "vista" ? [...board, away] : [away]),
    orden: orderParser(list),
    ...Object.fromEntries(list.filters.map((filter) => [filter.param, filterParser(filter)])),
  };
}

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
  const [view, setView] = useQueryStates(parsers);
  const [places, setPlaces] = useQueryStates(PLACES, { urlKeys });

  return {
    view,
    ...places,
    change: (change: View) => void setView(change),
    /** Filters by a text: at once on the screen, in the address when typing pauses. */
    search: (q: string) => {
      const limitUrlUpdates = q === "" ? undefined : debounce(REST_MS);
      void setView({ q }, { limitUrlUpdates });
    },
    /** Opening adds to the browser's history; moving and closing do not. Resolves once written. */
    place: (change: Partial<Record<Place, string | null>>, isStep = false) =>
      setPlaces(change, { history: isStep ? "push" : "replace" }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
