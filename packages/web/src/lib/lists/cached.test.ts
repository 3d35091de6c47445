import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { cachedRows } from "./cached";

const pages = (ids: string[], nextCursor?: string) => ({
  pages: [{ rows: ids.map((_id) => ({ _id })), nextCursor }],
  pageParams: [{ limit: 100 }],
});

it("knows a kind only where its whole list was read", () => {
  const cache = new QueryClient();
  expect(cachedRows(cache, "tasks")).toBeUndefined();
  cache.setQueryData(["tasks", "list", "usr", "archived"], pages(["archivada"]));
  cache.setQueryData(["tasks", "list", "usr", "active"], pages(["una"], "sigue"));
  expect(cachedRows(cache, "tasks")).toBeUndefined();
  cache.setQueryData(["contacts", "list", "usr", "active", "fol_1"], pages(["de una causa"]));
  expect(cachedRows(cache, "contacts")).toBeUndefined();
  cache.setQueryData(["tasks", "list", "usr", "active"], pages(["una", "dos"]));
  expect(cachedRows(cache, "tasks")).toEqual([{ _id: "una" }, { _id: "dos" }]);
});
