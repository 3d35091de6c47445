import { createHash } from "node:crypto";
import { CALCULATIONS } from "@foja/harness/calculations";
import { bookOf } from "@foja/harness/series";
import { expect, it } from "vitest";
import type { SeriesBook } from "../rates/rate.rules";
import type { SeriesKey } from "../rates/rate.schema";
import { ENGINES } from "./engines.rules";

/**
 * The version of each engine, and the figures that it gives for one calculation, hashed. A change of
 * figures without a new version would have a saved calculation that is computed again name a false
 * reason (`law/calculation/difference.rules`): raise the version, then write both here. Where only
 * published data changed (holidays, an official list), the hash alone is new.
 */
const FIGURES: Record<string, [version: string, hash: string]> = {
  plazo: ["plazos 1.2.0", "d28c9855b561"],
  intereses: ["intereses 1.2.0", "df7456ca296e"],
  obligaciones: ["obligaciones 1.0.0", "4e8c58035733"],
  diferencias: ["diferencias 1.1.0", "b651911695c8"],
  horasExtra: ["horas extra 1.0.0", "57f2cf389018"],
  alimentos: ["alimentos 1.0.0", "049b46202868"],
  labor: ["laboral 1.2.0", "713d93bdf977"],
  prescripcion: ["prescripcion 1.0.0", "64095c33492f"],
  caducidad: ["caducidad 1.0.0", "fe35c5fe0738"],
  honorarios: ["honorarios 1.1.0", "1f65ad68a28e"],
  prorrateo: ["prorrateo 1.0.0", "e93a3f9c1d6b"],
  art: ["art 1.0.0", "0d46aed01b0a"],
  civil: ["civil 1.0.0", "29f0fda79ba7"],
  tasaJusticia: ["tasa de justicia 1.0.0", "19836f71427b"],
  movilidad: ["movilidad 1.0.0", "de2966aa5301"],
};

/** Invented values of a series from 2010 to 2029, each month a hundredth more. */
const valuesOf = (key: string) => {
  const months = Array.from({ length: 240 }, (_, n) => new Date(Date.UTC(2010, n, 1)));
  return bookOf(
    key as SeriesKey,
    Object.fromEntries(
      months.map((month, n) => [month.toISOString().slice(0, 10), String(1000 + 10 * n)]),
    ),
  );
};

/** Amounts, days and hours: what is said of them may be worded anew. */
const figuresAlone = (_: string, value: unknown) =>
  typeof value === "string" && !/^\d/.test(value) ? undefined : value;

it.each(CALCULATIONS)("$type: other figures, other version", async ({ type, variables }) => {
  const engine = await ENGINES[type as keyof typeof ENGINES].load();
  const read = engine.variables.safeParse(variables);
  expect(read.success).toBe(true);
  const keys = engine.needs?.(read.data as never).series ?? [];
  const book: SeriesBook = Object.assign({}, ...keys.map(({ key }) => valuesOf(key)));
  const given = { today: "2026-11-20", book, calendar: undefined };
  const { engineVersion, ...figures } = engine.compute(read.data as never, given) as {
    engineVersion: string;
  };
  const text = JSON.stringify(figures, figuresAlone);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  expect([engineVersion, hash]).toEqual(FIGURES[type]);
});

it("knows every engine", () => {
  expect(Object.keys(FIGURES).sort()).toEqual(Object.keys(ENGINES).sort());
});
