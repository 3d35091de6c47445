import { SEARCH_TYPES, type SearchResult } from "@foja/core/practice/search/search.schema";
import { Command } from "cmdk";
import { GROUP, Item } from "~/components/commands/item";
import { KINDS } from "~/lib/kinds/kinds";
import type { Batches } from "../lib/batches";

type ResultsProps = { batches: Batches; onPick: (result: SearchResult) => void };

/** The results, a group for each type; later batches are added below. */
export function Results({ batches, onPick }: ResultsProps) {
  return batches.flatMap((results, place) =>
    SEARCH_TYPES.map((type) => {
      const own = results.filter((result) => result.type === type);
      if (own.length === 0) return null;
      const { names, many, icon } = KINDS[type];
      const isMore = batches.slice(0, place).some((one) => one.some((row) => row.type === type));
      const heading = isMore ? `Más ${many}` : names;
      return (
        <Command.Group key={`${type} ${own[0]?.id}`} heading={heading} className={GROUP}>
          {own.map((result) => (
            <Item
              key={result.id}
              value={result.id}
              icon={icon}
              title={result.title}
              more={[result.subtitle, result.description].filter(Boolean).join(" · ")}
              onSelect={() => onPick(result)}
            />
          ))}
        </Command.Group>
      );
    }),
  );
}
