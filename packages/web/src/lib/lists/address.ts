import { parseAsString, parseAsStringLiteral } from "nuqs";
import type { Option } from "~/components/ui/select-field";
import type { Kind } from "../outcome";
import type { Identified } from "../records/pages";
import type { Filter, RecordList, View } from "./record-list";
import { parseSort, sortParam } from "./view";

/** The values of an address by parameter; an absent one has its default. */
type Words = Readonly<Record<string, string>>;
type Parser = ReturnType<typeof parseAsString.withDefault>;

const BOARD = "tablero";
const archive = ({ ending }: Kind) => `archivad${ending}s`;
const anyOf = (words: readonly string[]) => parseAsStringLiteral<string>(words);

function sortParser<R extends Identified>(list: RecordList<R>): Parser {
  const others = (list.orders ?? []).map(({ value }) => parseSort(value).by);
  const ids = [list.lead.id, ...list.columns.map(({ id }) => id), ...others];
  return anyOf(ids.flatMap((by) => [by, `-${by}`])).withDefault(sortParam(list.usual));
}

function filterParser<R>({ options, usual = "" }: Filter<R>): Parser {
  const known = Array.isArray(options) && options.map(({ value }: Option) => value);
  return (known ? anyOf(known) : parseAsString).withDefault(usual);
}

/** The parsers of a list's view in its address; defaults are left out of the address. */
export const parsersOf = <R extends Identified>(list: RecordList<R>): Record<string, Parser> => ({
  q: parseAsString.withDefault(""),
  vista: parseAsString.withDefault(""),
  [list.address.shelf]: parseAsString.withDefault(""),
  orden: sortParser(list),
  ...Object.fromEntries(list.filters.map((filter) => [filter.param, filterParser(filter)])),
});

/** The view that an address asks for. */
export function viewOf<R extends Identified>(list: RecordList<R>, words: Words): View {
  const { q = "", orden = "", vista } = words;
  return {
    text: q,
    filters: Object.fromEntries(list.filters.map(({ param }) => [param, words[param] ?? ""])),
    archived: words[list.address.shelf] === archive(list.records.kind),
    board: list.hasBoard === true && vista === BOARD,
    sort: parseSort(orden),
  };
}

/** The parameters of an address for a view. */
export const wordsOf = <R extends Identified>(list: RecordList<R>, view: View): Words => ({
  ...view.filters,
  q: view.text,
  orden: sortParam(view.sort),
  vista: "",
  [list.address.shelf]: view.archived ? archive(list.records.kind) : "",
  ...(view.board && { vista: BOARD }),
});
