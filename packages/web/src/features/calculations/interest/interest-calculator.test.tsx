// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { calculator, interest } from "~/testing/samples/calculator";
import { clear, show } from "~/testing/stage";
import InterestPage from "./interest-calculator";

afterEach(clear);

const rates = { "GET /api/tasas/listado": { success: true, tasas: [] } };
const saved = (given: Parameters<typeof calculator>[0]) => ({
  ...rates,
  "GET /api/calculators/*": { success: true, calculator: calculator(given) },
});
const at = "/apps/calc/intereses?id=cal_1";

it("opens a saved calculation with its values and its figures", async () => {
  show(<InterestPage />, { at, answers: saved({}) });
  // $ 1.000 at 12 % a year for the 181 days from 1/1/2026 to 1/7/2026.
  await sees("$ 1.059,51");
  const typed = [...document.querySelectorAll("input")].map(({ value }) => value);
  expect(typed).toEqual(expect.arrayContaining(["1.000", "01/01/2026", "01/07/2026", "12"]));
});

it("opens none of another type, nor what is no interest", async () => {
  show(<InterestPage />, { at, answers: saved({ type: "plazo" }) });
  await sees("Este cálculo no es de intereses.");
  clear();
  show(<InterestPage />, { at, answers: saved({ variables: { ...interest, capital: -1 } }) });
  await sees("Este cálculo no es de intereses.");
});

it("begins with the values of its address, up to today where it gives no end", async () => {
  const given = "/apps/calc/intereses?capital=500&desde=2026-01-01&tasa=uva";
  show(<InterestPage />, { at: given, answers: rates });
  await sees("Capital");
  const [capital, desde, hasta] = [...document.querySelectorAll("input")];
  expect([capital?.value, desde?.value]).toEqual(["500", "01/01/2026"]);
  expect(hasta?.value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
});

const listed = {
  ...{ "GET /api/folders/*": { success: true, folder: { _id: "fol_1", folderName: "HERRERA" } } },
  "GET /api/tasas/listado": {
    success: true,
    tasas: [
      {
        label: "LCT, art. 276",
        value: "lct276",
        fechaInicio: "2016-12-01",
        fechaUltima: "2020-05-01",
      },
      { label: "CER", value: "cer", fechaInicio: "2002-02-02", fechaUltima: "2099-12-31" },
    ],
  },
};
const rateChosen = () => document.querySelector("select")?.value;
const settled = "/apps/calc/intereses?capital=500&desde=2020-03-15&tasa=lct276&folder=fol_1";

it("begins a settlement's interest with a rate that reaches today, and says why, in its case", async () => {
  const { press } = show(<InterestPage />, { at: settled, answers: listed });
  await sees("LCT, art. 276 tiene datos hasta el 01/05/2020");
  await sees("HERRERA");
  expect(rateChosen()).toBe("cer");
  const said = [...document.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(said).toContain("LCT, art. 276 (hasta 01/05/2020)");
  const select = document.querySelector("select");
  if (!select) throw new Error("no list of rates");
  fireEvent.change(select, { target: { value: "lct276" } });
  const until = () => [...document.querySelectorAll("input")].map(({ value }) => value);
  await press("Calcular hasta el último dato (01/05/2020)", () =>
    expect(until()).toContain("01/05/2020"),
  );
});

it("goes to the nearest rate that reaches", async () => {
  const { press } = show(<InterestPage />, { at: settled, answers: listed });
  await sees("Empezamos con CER");
  const select = document.querySelector("select");
  if (!select) throw new Error("no list of rates");
  fireEvent.change(select, { target: { value: "lct276" } });
  await press("Usar CER", () => expect(rateChosen()).toBe("cer"));
});

it("begins with the asked rate where the list cannot be read", async () => {
  const answers = { "GET /api/tasas/listado": [400, { success: false }] as [number, object] };
  const at = "/apps/calc/intereses?capital=500&desde=2020-03-15&tasa=acta2601";
  show(<InterestPage />, { at, answers });
  await sees("No pudimos leer el listado de tasas");
  expect(rateChosen()).toBe("acta2601");
});
