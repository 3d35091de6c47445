import type { SearchResult, SearchType } from "@foja/core/practice/search/search.schema";
import { KINDS } from "~/lib/kinds/kinds";

/** The address of a result. */
export const placeOf = ({ type, id }: SearchResult): string => KINDS[type].place(id);

/** «causas, contactos y tareas» */
export const listed = (types: SearchType[]) =>
  new Intl.ListFormat("es", { type: "conjunction" }).format(types.map((type) => KINDS[type].many));
