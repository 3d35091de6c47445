import type { Entry } from "@foja/core/money/ledger/ledger.schema";
import { expect, it } from "vitest";
import { linesOf } from "./running";

const entry = (kind: Entry["kind"], units: number, unit: Entry["unit"] = "ARS", pesos = units) =>
  ({ kind, units, unit, pesos }) as Entry;

it("says after each entry how both balances stood, the debt in the unit of the entry", () => {
  const lastFirst = [
    entry("transfer", 0.5, "UMA", 52_110),
    entry("payment", 30.1),
    entry("fee", 10, "UMA", 1_042_200),
    entry("advance", 60_000.35),
    entry("fee", 100.2),
  ];
  const shown = linesOf(lastFirst).map(({ clientBy, client, owedBy, owed, unit }) => [
    clientBy,
    client,
    owedBy,
    `${owed} ${unit}`,
  ]);
  expect(shown).toEqual([
    [0, 0, 100.2, "100.2 ARS"],
    [60_000.35, 60_000.35, 0, "100.2 ARS"],
    [0, 60_000.35, 10, "10 UMA"],
    [0, 60_000.35, -30.1, "70.1 ARS"],
    [-52_110, 7890.35, -0.5, "9.5 UMA"],
  ]);
});
