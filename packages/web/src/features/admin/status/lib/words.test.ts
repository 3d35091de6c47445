import type { ServerStatus } from "@foja/core/operations/status/status.schema";
import { describe, expect, it } from "vitest";
import { ago } from "~/lib/ago";
import { jobWord, keptFacts, rateText, spanOf, triggerName, troublesOf } from "./words";

const NOW = Date.parse("2026-11-22T15:00:00.000Z");

it.each([
  ["2026-11-22T14:59:30.000Z", "recién"],
  ["2026-11-22T14:57:00.000Z", "hace 3 min"],
  ["2026-11-22T13:00:00.000Z", "hace 2 h"],
  ["2026-11-20T14:00:00.000Z", "20/11/2026, 11:00"],
])("says when %s was", (iso, words) => expect(ago(iso, NOW)).toBe(words));

it.each([
  [40, "40 s"],
  [300, "5 min"],
  [7200, "2 h"],
])("says how long %i seconds are", (seconds, words) => expect(spanOf(seconds)).toBe(words));

it("says rates, and that there is none", () => {
  expect(rateText(0.0125)).toBe("1,25%");
  expect(rateText(null)).toBe("sin envíos");
});

it("says how often a promise was kept, and what is left of what may fail", () => {
  expect(keptFacts({ kept: 99.95, objective: 99.9, left: 50 })).toEqual([
    "cumplido el 99,95% (objetivo: 99,9%)",
    "queda el 50% del margen de fallas",
  ]);
  expect(keptFacts({ kept: 90, objective: 99, left: -900 })[1]).toBe(
    "queda el 0% del margen de fallas",
  );
  expect(keptFacts({ kept: null, objective: 99, left: null })).toEqual(["todavía sin datos", null]);
});

it("names what waits in a queue by what it does", () => {
  expect(["mail", "rates-fetch", "plans-carry"].map(triggerName)).toEqual([
    "Envío de correo",
    "Tasas del BCRA",
    "Planes por aplicar",
  ]);
});

it.each([
  ["good", false, "Bien"],
  ["bad", false, "Falló"],
  ["bad", true, "Atrasado"],
  ["unknown", false, "Sin correr"],
] as const)("says a job that is %s (late: %s) as %s", (state, late, text) =>
  expect(jobWord({ state, late }).text).toBe(text),
);

describe("what does not work", () => {
  const pulse = { goodAt: null, badAt: null, problem: null };
  const well: ServerStatus = {
    at: "2026-11-22T15:00:00.000Z",
    table: { state: "good", items: 1, bytes: 1 },
    streams: [{ ...pulse, name: "derive", state: "good", ageSeconds: 1 }],
    deadLetters: [{ name: "derive", waiting: 0 }],
    jobs: [{ name: "rates-fetch", state: "unknown", late: false, last: null }],
    mail: { state: "good", sentLast24h: 0, most24h: null, bounceRate: null, complaintRate: null },
    vendors: [{ ...pulse, name: "stripe", state: "unknown" }],
    promises: [{ name: "answers", state: "unknown", objective: 99.9, kept: null, left: null }],
  };
  it("is nothing where all is well or was never asked", () => {
    expect(troublesOf(well)).toEqual([]);
  });
  it("is named, each once", () => {
    const ill: ServerStatus = {
      ...well,
      table: null,
      mail: null,
      deadLetters: [{ name: "derive", waiting: 2 }],
      vendors: [{ ...pulse, name: "stripe", state: "bad" }],
      promises: [{ name: "courts", state: "bad", objective: 99, kept: 90, left: -900 }],
    };
    expect(troublesOf(ill)).toEqual([
      "Stripe",
      "Hay una promesa sin cumplir",
      "Hay trabajo abandonado",
      "Hay datos sin leer",
    ]);
  });
});
