import { describe, expect, it } from "vitest";
import { NOTICE_JOBS, standingOf } from "./notice-jobs";

const run = (minutesAgo: number, ok = true) => ({
  at: new Date(NOW - minutesAgo * 60_000).toISOString(),
  seconds: 1,
  ok,
  did: {},
  requestId: "-",
});
const NOW = Date.parse("2026-11-21T12:00:00.000Z");

describe("how a job stands", () => {
  it.each([
    ["has never run", undefined, "Sin correr"],
    ["ran lately", run(4), "Al día"],
    ["failed lately", run(4, false), "Falló"],
    ["has not run for long", run(16), "Atrasado"],
    ["failed long ago", run(16, false), "Atrasado"],
  ])("when it %s", (_, last, text) => expect(standingOf(last, 15, NOW).text).toBe(text));
});

describe("what a job did", () => {
  it("is said in its own words", () => {
    const words = NOTICE_JOBS.map(({ did }) =>
      did({ due: 1, raised: 2, wanted: 1, asked: 1, stale: 1, givenUp: 1, done: 2 }).join(", "),
    );
    expect(words).toEqual([
      "1 fecha mirada, 2 con avisos",
      "1 persona lo pidió, 1 resumen",
      "1 correo reintentado, 1 abandonado",
      "1 causa atrasada avisada",
      "2 recordatorios pedidos",
      "2 citas vencidas",
    ]);
  });
});
