import { Search } from "@foja/core/search";
import type { SearchType } from "@foja/core/search/search.schema";
import { forEachRecord } from "./records";

/** Keeps the search index saying what the records say. */
export const handler = forEachRecord(({ type, userId, _id }) =>
  Search.refresh(String(userId), type as SearchType, String(_id)),
);
