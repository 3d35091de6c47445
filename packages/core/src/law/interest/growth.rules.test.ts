import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import type { SeriesBook } from "../rates/rate.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";

const of = (variables: InterestVariables, book: SeriesBook) =>
  interestOf(interestVariables.parse(variables), book, "2026-11-20");

describe("an accumulated percentage", () => {
  it("gives no figure of a period that begins after its last value", () => {
    const book = bookOf("tasaPasivaBCRA", { "2025-01-01": "100", "2025-01-31": "101" });
    const from = (desde: string) => () =>
      of({ capital: 1000, desde, hasta: "2025-03-01", tasa: "tasaPasivaBCRA" }, book);
    expect(from("2025-02-02")).toThrow(
      expect.objectContaining({
        path: "desde",
        message: expect.stringMatching(
          /^Desde: la serie .* tiene datos hasta el 31\/01\/2025 y el período empieza después/,
        ),
      }),
    );
    // Its value of the day before the start is known.
    expect(from("2025-02-01")().interes).toBe(0);
  });

  it("writes ten decimals of its values", () => {
    const book = bookOf("tasaPasivaBCRA", { "2025-01-01": "0", "2025-01-31": "1.12345678915" });
    const given = { capital: 1000, desde: "2025-01-02", hasta: "2025-01-31" };
    expect(of({ ...given, tasa: "tasaPasivaBCRA" }, book).tramos[0]?.formula).toContain(
      "(100 + 1,1234567892 del 31/01/2025)",
    );
  });
});

describe("a sum of daily rates", () => {
  const book = bookOf("tasaActivaBNA", { "2025-02-01": "36.5", "2025-03-01": "73" });
  const by = (desde: string, hasta: string) =>
    of({ capital: 1000, desde, hasta, tasa: "tasaActivaBNA" }, book);

  it("begins with the day after the start, which its series has to reach", () => {
    // Two days of a tenth of a percent.
    expect(by("2025-01-31", "2025-02-02").interes).toBe(2);
    expect(() => by("2025-01-30", "2025-02-02")).toThrow(
      expect.objectContaining({
        path: "desde",
        message: expect.stringMatching(/empieza el 01\/02\/2025 .* hace falta el 31\/01\/2025$/),
      }),
    );
  });

  it("says which rate its first day bore", () => {
    expect(by("2025-02-27", "2025-03-02").tramos[0]).toMatchObject({
      ...{ valorInicial: 36.5, fechaInicial: "2025-02-01" },
      ...{ valorFinal: 73, fechaFinal: "2025-03-01" },
    });
  });

  it("is all later than its data from the day after its last value on, not before", () => {
    const late = (desde: string) =>
      by(desde, "2025-04-10").advertencias.filter((note) => note.includes("dato"));
    const used =
      "Tasa activa BNA, cartera general, datos al 01/03/2025: hasta el 10/04/2025 se usó el último valor publicado.";
    expect(late("2025-02-28")).toEqual([used]);
    expect(late("2025-03-01")).toEqual([
      used,
      "Todo el tramo es posterior al último dato de Tasa activa BNA, cartera general: no refleja lo ocurrido desde entonces.",
    ]);
  });
});
