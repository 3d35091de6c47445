// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { goesTo, hides, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import DifferencesPage from "./differences-calculator";

afterEach(clear);

const tasas = [
  { label: "Acta 2630", value: "acta2630", fechaInicio: "2016-04-27", fechaUltima: null },
];
const answers = { "GET /api/tasas/listado": { success: true, tasas } };
const rows = () => document.querySelectorAll("section[aria-label=Meses] li").length;

it("takes pasted months, adds the bonus and interest, and goes on to items", async () => {
  const { press, type } = show(<DifferencesPage />, { at: "/apps/calc/diferencias", answers });
  await sees("Cargá los meses");
  await press("Pegar planilla", shows("Celdas de la planilla"));
  await type(
    "Celdas de la planilla",
    "mes\tdebido\tpagado\nene-25\t3.000\t2000\n02/2025\t3000,00\t1000",
  );
  await press("Cargar 2 meses", () => expect(rows()).toBe(2));
  // The columns keep their names once their cells are filled.
  for (const name of ["Mes", "Debido", "Pagado"]) screen.getByText(name, { exact: true });
  // 3,000 and a twelfth.
  await sees("$ 3.250,00");
  await press("Sumar el SAC sobre las diferencias", hides("$ 3.250,00"));
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText("Tasa", { exact: true }), "acta2630");
  await user.type(screen.getByLabelText("Tasa fija"), "36,5");
  await user.type(screen.getByLabelText("Intereses hasta"), "11/05/2025");
  // 99 and 71 days of a tenth of a percent on 1,000 and 2,000.
  await sees("$ 3.241,00");
  await press("Guardar escenario para comparar", shows("Escenario 1"));
  await press("Quitar «Escenario 1»", hides("Escenario 1"));
  await press("Pasar a intereses por rubro", goesTo("/apps/calc/obligaciones"));
});

it("makes months with what was due and what was paid", async () => {
  const { press, type } = show(<DifferencesPage />, { at: "/apps/calc/diferencias", answers });
  await press("Generar por mes", shows("Pagado cada mes"));
  await type("Del mes", "01/2025");
  await type("Al mes", "12/2025");
  await type("Debido cada mes", "1.000");
  await type("Pagado cada mes", "400");
  await press("Generar 12 meses", () => expect(rows()).toBe(12));
  // 7,200 and a twelfth.
  await sees("$ 7.800,00");
});
