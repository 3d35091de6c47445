// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import AlimonyPage from "./alimony-calculator";

afterEach(clear);

const tasas = [
  { label: "Acta 2630", value: "acta2630", fechaInicio: "2016-04-27", fechaUltima: null },
];
const serie = {
  ...{ key: "crianza6a12", primera: "2025-11-01", ultima: "2026-07-01" },
  valores: [
    ["2025-11-01", "571106"],
    ["2026-07-01", "697268"],
  ],
};
const answers = {
  "GET /api/tasas/listado": { success: true, tasas },
  "GET /api/tasas/series/*": { success: true, serie },
};
const open = () => show(<AlimonyPage />, { at: "/apps/calc/alimentos", answers });

it("updates a share of the basket of upbringing", async () => {
  const { type } = open();
  await type("Edad", "8");
  await type("Parte de la canasta", "60");
  await type("Desde el mes", "11/2025");
  await type("Al mes", "07/2026");
  await sees("$ 418.360,80");
});

it("computes unpaid instalments by the rate that is chosen", async () => {
  const { press, type } = open();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText("Qué calcular"), "cuotas");
  await sees("CCyC, art. 552");
  await press("Generar por mes", shows("Importe de cada cuota"));
  await type("Del mes", "01/2025");
  await type("Al mes", "02/2025");
  await type("Importe de cada cuota", "1.000");
  const rows = () => document.querySelectorAll("section[aria-label=Cuotas] li").length;
  await press("Generar 2 cuotas", () => expect(rows()).toBe(2));
  await user.selectOptions(screen.getByLabelText("Tasa", { exact: true }), "acta2630");
  await user.type(screen.getByLabelText("Tasa fija"), "36,5");
  await user.type(screen.getByLabelText("Hasta", { exact: true }), "11/04/2025");
  // From 5/1 and 5/2: 96 and 65 days of a tenth of a percent.
  await sees("$ 2.161,00");
});
