// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { recentSearches, rememberSearch } from "./recent";

beforeEach(() => localStorage.clear());

it("keeps the last five, each once, the latest first", () => {
  for (const text of ["uno", "dos", "tres", "cuatro", "cinco", "DOS", "seis", "  "]) {
    rememberSearch(text);
  }
  expect(recentSearches()).toEqual(["seis", "DOS", "cinco", "cuatro", "tres"]);
});

it("starts afresh when what was kept cannot be read", () => {
  localStorage.setItem("foja.searches", "{roto");
  expect(recentSearches()).toEqual([]);
  localStorage.setItem("foja.searches", '["bien", 3]');
  expect(recentSearches()).toEqual(["bien"]);
});
