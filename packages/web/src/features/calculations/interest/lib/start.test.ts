import type { RateOption } from "@foja/core/law/rates/rate.schema";
import { expect, it } from "vitest";
import { otherStart, startIn } from "./start";

const rates: RateOption[] = [
  { label: "LCT, art. 276", value: "lct276", fechaInicio: "2016-12-01", fechaUltima: "2026-05-01" },
  { label: "CER", value: "cer", fechaInicio: "2002-02-02", fechaUltima: "2026-11-27" },
];
const today = "2026-11-27";
const settled = new URLSearchParams("capital=500&desde=2026-09-15&tasa=lct276&folder=fol_1");

it("begins with a rate that reaches today, and knows what the asked one lacks", () => {
  expect(startIn(settled, rates, today)).toEqual({
    ...{ capital: "500", desde: "2026-09-15", hasta: "2026-11-27", tasa: "cer" },
  });
  expect(otherStart(settled, rates, today)).toMatchObject({
    ...{ asked: { value: "lct276" }, lack: { of: "end", day: "2026-05-01" }, begun: "cer" },
  });
});

it("begins with the asked rate where it reaches, or where no other does", () => {
  const earlier = new URLSearchParams("desde=2026-01-15&hasta=2026-06-30&tasa=lct276");
  expect(startIn(earlier, rates, today)).toMatchObject({ tasa: "lct276", hasta: "2026-06-30" });
  expect(startIn(settled, rates.slice(0, 1), today)).toMatchObject({ tasa: "lct276" });
});

it("gives nothing for an address that only names a case", () => {
  expect(startIn(new URLSearchParams("folder=fol_1"), rates, today)).toBeUndefined();
});
