import { describe, expect, it } from "vitest";
import { changeOf, shareOf, sumOf } from "./figures.rules";
import type { Kept } from "./invoice.rules";

const issued = {
  ...{ document: "invoice", status: "partlyPaid", letter: "A", currency: "ARS", age: "days30" },
  date: "2026-03-02",
  lines: [{ description: "Honorarios", quantity: 1, unitPrice: 1000, vat: 21 }],
  payments: [
    { date: "2026-03-05", cents: 20_000 },
    { date: "2026-04-05", cents: 1000 },
  ],
} as unknown as Kept;

describe("an invoice in the figures", () => {
  it("counts its state, what is owed at its age, and each month's issue and collections", () => {
    expect(shareOf(issued)).toEqual({
      standing: { count_partlyPaid: 1, owed_days30_ARS: 100_000 },
      months: {
        "2026-03": { issued_ARS: 121_000, collected_ARS: 20_000 },
        "2026-04": { collected_ARS: 1000 },
      },
    });
  });

  it("is one more draft and no money while it is a draft", () => {
    expect(shareOf({ ...issued, status: "draft", payments: [] })).toEqual({
      standing: { count_draft: 1 },
      months: {},
    });
  });

  it("changes nothing where it stays as it was, and else by the difference alone", () => {
    expect(changeOf(issued, issued)).toEqual({ standing: {}, months: {} });
    expect(changeOf(undefined, undefined)).toEqual({ standing: {}, months: {} });
    const less = { ...issued, payments: issued.payments.slice(0, 1) };
    expect(changeOf(issued, less)).toEqual({
      standing: { owed_days30_ARS: 1000 },
      months: { "2026-04": { collected_ARS: -1000 } },
    });
    expect(changeOf(issued, undefined).standing).toEqual({
      count_partlyPaid: -1,
      owed_days30_ARS: -100_000,
    });
  });

  it("adds up name by name", () => {
    expect(sumOf([{ a: 1, b: 2 }, { b: 3 }])).toEqual({ a: 1, b: 5 });
    expect(sumOf([])).toEqual({});
  });
});
