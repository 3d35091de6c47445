import { asSystem } from "@foja/core/kernel/actor";
import { Search } from "@foja/core/practice/search";
import { refresh } from "../streams/refresh";
import { looksAtIndex, type Refreshes } from "../streams/refreshes.rules";
import { reactTo } from "./reaction";

/**
 * Derives anew what a bulk of changes of one practice asks for, and now and then packs its search
 * index where too much of it is loose.
 */
export const handler = reactTo("records.changed", async ({ ownerId, ...given }) => {
  const refreshes = given as Refreshes;
  await refresh(ownerId, refreshes);
  if (looksAtIndex(refreshes)) await asSystem(`pack ${ownerId}`, () => Search.packCrowded(ownerId));
});
