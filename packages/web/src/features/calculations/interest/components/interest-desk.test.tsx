// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { fieldsIn } from "~/features/calculations/shared/kit/basis";
import { CalculationDesk } from "~/features/calculations/shared/kit/desk";
import { formOf } from "~/features/calculations/shared/kit/form";
import { hides, shows } from "~/testing/press";
import { interest } from "~/testing/samples/calculator";
import { clear, show } from "~/testing/stage";
import { INTEREST } from "../interest-calculator";
import AmountTool from "./amount-tool";

afterEach(clear);

const desk = (variables: object) => (
  <CalculationDesk calculator={INTEREST} form={formOf(variables, fieldsIn(INTEREST))} />
);
const refused = [400, { success: false }] as [number, object];
const rates = [
  { label: "CER", value: "cer", fechaInicio: "2002-02-02", fechaUltima: "2026-11-25" },
  { label: "UVA", value: "uva", fechaInicio: "2016-03-31", fechaUltima: "2026-11-25" },
];
const listed = { "GET /api/tasas/listado": { success: true, tasas: rates } };

it("computes up to today, and by several rates in segments", async () => {
  const { press } = show(desk(interest), { answers: listed });
  const until = () =>
    [...document.querySelectorAll("input")].find(({ labels }) =>
      labels?.[0]?.textContent?.startsWith("Hasta"),
    )?.value;
  expect(until()).toBe("01/07/2026");
  await press("Hoy", () => expect(until()).not.toBe("01/07/2026"));
  await press("Usar varias tasas, por tramos", shows("Tramo 2"));
  await press("Agregar tramo", shows("Tramo 3"));
  await press("Quitar el tramo 3", hides("Tramo 3"));
});

it("tries again to read the list of rates", async () => {
  const { press, asks } = show(desk(interest), {
    answers: { "GET /api/tasas/listado": refused },
  });
  await press("Reintentar", asks("GET /api/tasas/listado"));
});

it("tries again to read the series of the chosen rate", async () => {
  const { tasaFija: _, ...byIndex } = interest;
  const { press, asks } = show(desk(byIndex), {
    answers: { ...listed, "GET /api/tasas/series/*": refused },
  });
  await press("Reintentar", asks("GET /api/tasas/series/cer"));
});

it("tries again to read the series of a rate to compare with", async () => {
  const { press, asks } = show(desk(interest), {
    answers: { ...listed, "GET /api/tasas/series/*": refused },
  });
  await press("UVA", shows("Reintentar"));
  await press("Reintentar", asks("GET /api/tasas/series/uva"));
});

const visiting = {
  at: "/herramientas/actualizacion?capital=1000&desde=2026-01-01&tasa=cer",
  session: null,
};

it("lets a visitor try again to read the list of published rates", async () => {
  const answers = { "GET /api/tasas/publicas": refused };
  const { press, asks } = show(<AmountTool />, { ...visiting, answers });
  await press("Reintentar", asks("GET /api/tasas/publicas"));
});

it("lets a visitor try again to read the published values", async () => {
  const answers = {
    "GET /api/tasas/publicas": { success: true, tasas: rates },
    "GET /api/tasas/publicas/*": refused,
  };
  const { press, asks } = show(<AmountTool />, { ...visiting, answers });
  await press("Reintentar", asks("GET /api/tasas/publicas/cer"));
});
