import { expect, it } from "vitest";
import { locationOf, whereOf } from "./where.rules";

it.each([
  [{ place: "Juzgado Civil 5, sala 2", link: null }, "Juzgado Civil 5, sala 2"],
  [{ place: null, link: "https://meet.google.com/abc" }, "https://meet.google.com/abc"],
  [{ place: "Sala 2", link: "https://zoom.us/j/1" }, "Sala 2 · https://zoom.us/j/1"],
  [{ place: null, link: null }, null],
])("says %j as one text of Google's, and reads it back", (where, text) => {
  expect(locationOf(where)).toBe(text);
  expect(whereOf(text)).toEqual(where);
});

it.each([
  ["https://zoom.us/j/1, Lavalle 1220", { place: "Lavalle 1220", link: "https://zoom.us/j/1" }],
  ["Lavalle 1220\nPiso 2", { place: "Lavalle 1220 Piso 2", link: null }],
  ["  ", { place: null, link: null }],
  [`Sala ${"x".repeat(300)}`, { place: `Sala ${"x".repeat(245)}`, link: null }],
])("reads %j of another calendar", (text, where) => {
  expect(whereOf(text)).toEqual(where);
});
