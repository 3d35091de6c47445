import { SEARCH_TYPES, type SearchResult } from "@foja/core/practice/search/search.schema";
import { Command } from "cmdk";
import { TYPES } from "../lib/words";
import { GROUP, Item } from "./item";

type ResultsProps = { results: SearchResult[]; onPick: (result: SearchResult) => void };

/** What was found, a group for each type. */
export function Results({ results, onPick }: ResultsProps) {
  return SEARCH_TYPES.map((type) => {
    const own = results.filter((result) => result.type === type);
    if (own.length === 0) return null;
    const { label, icon } = TYPES[type];
    return (
      <Command.Group key={type} heading={label} className={GROUP}>
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
  });
}
