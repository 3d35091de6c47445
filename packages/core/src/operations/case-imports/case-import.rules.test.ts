import { describe, expect, it } from "vitest";
import { broughtSentence, heapOf, isBusy, withLookup } from "./case-import.rules";
import type { RowLookup } from "./case-import.schema";

const answer = (
  status: RowLookup["status"],
  agreement: RowLookup["agreement"] = "unknown",
): RowLookup => ({ status, agreement, caratula: null, court: null });

const row = (lookup: RowLookup | null, more: object = {}) => ({
  ...{ error: null, given: { court: {} }, lookup },
  ...more,
});

it.each([
  ["failed", row(null, { error: "Ya hay una causa." })],
  ["none", row(null, { given: { court: null } })],
  [null, row(null)],
  ["same", row(answer("found", "same"))],
  ["partly", row(answer("found", "partly"))],
  ["partly", row(answer("found", "differ"))],
  ["partly", row(answer("found", "unknown"))],
  ["absent", row(answer("missing", "same"))],
  ["absent", row(answer("reserved"))],
  ["absent", row(answer("unanswered"))],
])("a row is in the heap %s", (heap, given) => {
  expect(heapOf(given)).toBe(heap);
});

it("counts each answer in one figure", () => {
  const none = { wanted: 6, done: 0, same: 0, partly: 0, differ: 0, absent: 0, unanswered: 0 };
  const answers = [
    answer("found", "same"),
    answer("found", "unknown"),
    answer("found", "differ"),
    answer("missing"),
    answer("reserved"),
    answer("unanswered"),
  ];
  expect(answers.reduce(withLookup, none)).toEqual({
    ...{ wanted: 6, done: 6, same: 1, partly: 1, differ: 1, absent: 2, unanswered: 1 },
  });
});

describe("an import has work left", () => {
  const links = (wanted: number, done: number) => ({ links: { wanted, done } });
  it.each([
    ["receiving", links(0, 0), null, false],
    ["saving", links(0, 0), null, true],
    ["looking", links(0, 0), null, true],
    ["done", links(0, 0), null, false],
    ["done", links(3, 1), null, true],
    ["done", links(3, 3), null, true],
    ["done", links(3, 3), "2026-11-27T12:00:00.000Z", false],
    ["undoing", links(3, 3), "2026-11-27T12:00:00.000Z", true],
    ["undone", links(3, 1), null, false],
    ["failed", links(0, 0), null, false],
  ] as const)("%s with %o, told %s: %s", (status, made, toldAt, busy) => {
    expect(isBusy({ status, ...made, toldAt })).toBe(busy);
  });
});

it.each([
  [1, 0, "Entró 1 causa: sin novedades de los últimos 30 días"],
  [412, 1, "Entraron 412 causas: 1 novedad de los últimos 30 días"],
  [412, 37, "Entraron 412 causas: 37 novedades de los últimos 30 días"],
])("says of %i cases and %i novedades", (cases, novedades, sentence) => {
  expect(broughtSentence(cases, novedades)).toBe(sentence);
});
