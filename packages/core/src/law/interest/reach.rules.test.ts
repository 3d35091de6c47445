import { describe, expect, it } from "vitest";
import type { RateKey, RateOption } from "../rates/rate.schema";
import { lackOf, nearestReaching } from "./reach.rules";

const rate = (value: RateKey, fechaUltima: string | null, fechaInicio = "2002-02-02") =>
  ({ label: value, value, fechaInicio: fechaUltima && fechaInicio, fechaUltima }) as RateOption;
const span = { desde: "2026-09-15", hasta: "2026-11-27" };

describe("what a rate lacks for a period", () => {
  it.each([
    ["an index of today", rate("cer", "2026-11-27"), undefined],
    ["a daily one, a week late", rate("cer", "2026-11-20"), undefined],
    ["a daily one, eight days late", rate("cer", "2026-11-19"), { of: "end", day: "2026-11-19" }],
    ["a monthly one, as late as it is published", rate("ipc", "2026-09-01"), undefined],
    ["a monthly one, later", rate("ipc", "2026-08-01"), { of: "end", day: "2026-08-01" }],
    [
      "the rate of art. 276, by the IPC",
      rate("lct276", "2026-05-01"),
      { of: "end", day: "2026-05-01" },
    ],
    [
      "one that begins later",
      rate("uva", "2026-11-27", "2026-10-01"),
      { of: "start", day: "2026-10-01" },
    ],
    ["one without values", rate("tim", null), { of: "all" }],
    ["a fixed one", rate("acta2630", "2026-11-27"), undefined],
  ])("%s", (_, given, lack) => {
    expect(lackOf(given, span)).toEqual(lack);
  });
});

describe("the nearest rate that reaches a period", () => {
  const today = "2026-11-27";
  it("is the one asked for, if it reaches", () => {
    expect(
      nearestReaching([rate("cer", today), rate("lct276", "2026-10-01")], "lct276", span),
    ).toBe("lct276");
  });
  it("shares its series, else is of its kind, else is the first of the list", () => {
    const late = rate("lct276", "2026-05-01");
    const [active, cer, passive] = [
      rate("tasaActivaBNA", today),
      rate("cer", today),
      rate("tasaPasivaBCRA27802", today),
    ];
    expect(nearestReaching([active, late, cer], "lct276", span)).toBe("cer");
    expect(nearestReaching([active, late], "lct276", span)).toBe("tasaActivaBNA");
    expect(nearestReaching([active, passive, cer], "art55", span)).toBe("tasaPasivaBCRA27802");
  });
  it("shares one of the series of art. 55", () => {
    const [active, band] = [rate("tasaActivaBNA", today), rate("art55", today)];
    expect(nearestReaching([active, band], "cer", span)).toBe("art55");
  });
  it("is in force at the end of the period, its last day included, and is no fixed one", () => {
    const [act, fixed, cer] = [
      rate("acta2601", today, "2014-05-21"),
      rate("acta2630", today),
      rate("cer", today),
    ];
    const by = (hasta: string) =>
      nearestReaching([act, fixed, cer], "tasaActivaBNA", { desde: "2016-01-01", hasta });
    // Acta 2601 rules until 26/4/2016.
    expect([by("2016-04-26"), by("2016-04-27")]).toEqual(["acta2601", "cer"]);
  });
  it("computes with its last value where none reaches", () => {
    const late = rate("lct276", "2026-05-01");
    const [active, cer] = [rate("tasaActivaBNA", "2026-06-30"), rate("cer", "2026-08-01")];
    expect(nearestReaching([late, cer, active], "lct276", span)).toBe("tasaActivaBNA");
    expect(nearestReaching([late, cer], "lct276", span)).toBeUndefined();
    const begun = rate("lct276", "2026-09-15");
    expect(nearestReaching([begun, active], "lct276", { ...span, hasta: "2027-03-01" })).toBe(
      "lct276",
    );
  });

  it("is no fixed rate, and may be none", () => {
    expect(
      nearestReaching([rate("acta2630", today), rate("cer", "2026-01-01")], "cer", span),
    ).toBeUndefined();
  });
});

describe("the borders of a period", () => {
  it("a series that begins on its first day lacks nothing, and computes", () => {
    const begins = rate("uva", "2026-11-27", span.desde);
    expect(lackOf(begins, span)).toBeUndefined();
    expect(nearestReaching([begins], "uva", span)).toBe("uva");
    const late = rate("lct276", "2026-09-20", span.desde);
    expect(nearestReaching([late], "lct276", { ...span, hasta: "2027-03-01" })).toBe("lct276");
    const after = rate("lct276", "2026-10-20", "2026-09-16");
    expect(nearestReaching([after], "lct276", { ...span, hasta: "2027-03-01" })).toBeUndefined();
  });

  it("a monthly index of September is no old one until the end of November", () => {
    const ipc = rate("ipc", "2026-09-01");
    expect(lackOf(ipc, { ...span, hasta: "2026-11-30" })).toBeUndefined();
    expect(lackOf(ipc, { ...span, hasta: "2026-12-01" })).toMatchObject({ of: "end" });
  });
});
