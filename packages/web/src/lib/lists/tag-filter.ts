import { fold } from "@foja/core/kernel/text.rules";
import type { Option } from "~/components/ui/select-field";
import type { Filter } from "./record-list";
import { compareTexts } from "./view";

type Tagged = { tags: readonly string[] };

function fits(wanted: string) {
  const folded = fold(wanted);
  return ({ tags }: Tagged) => tags.some((tag) => fold(tag) === folded);
}

/** Every label in use, once, from A. */
function options(rows: readonly Tagged[]): Option[] {
  const spelled = new Map(rows.flatMap(({ tags }) => tags.map((tag) => [fold(tag), tag])));
  return [...spelled.values()].sort(compareTexts).map((tag) => ({ value: tag, label: tag }));
}

/** A filter by one label, ignoring accents and capitals. */
export const tagFilter = <R extends Tagged>(): Filter<R> => ({
  ...{ param: "etiqueta", label: "Etiqueta", all: "Cualquiera", options, fits },
});
