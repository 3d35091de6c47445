import { expect, it } from "vitest";
import { amountIn } from "./amount-address";

const TODAY = "2026-11-20";

it("takes what an address says", () => {
  const said = { capital: "1500.50", desde: "2024-02-01", hasta: "2025-03-01", tasa: "ripte" };
  expect(amountIn(new URLSearchParams(said), TODAY)).toEqual(said);
});

it("leaves empty what it says wrongly, and goes until today by CER", () => {
  const wrong = "capital=-1&desde=ayer&hasta=x&tasa=inventada";
  expect(amountIn(new URLSearchParams(wrong), TODAY)).toEqual({
    capital: "",
    desde: "",
    hasta: TODAY,
    tasa: "cer",
  });
});
