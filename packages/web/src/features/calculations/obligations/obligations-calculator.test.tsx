// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { hides, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import ObligationsPage from "./obligations-calculator";

afterEach(clear);

const answers = {
  "GET /api/tasas/listado": {
    success: true,
    tasas: [
      { label: "Acta 2630", value: "acta2630", fechaInicio: "2016-04-27", fechaUltima: null },
    ],
  },
};
const open = () => show(<ObligationsPage />, { at: "/apps/calc/obligaciones", answers });
const rows = () => document.querySelectorAll("section[aria-label=Rubros] li").length;

async function setRate() {
  const user = userEvent.setup();
  await screen.findByRole("option", { name: "Acta 2630" });
  await user.selectOptions(screen.getByLabelText("Tasa", { exact: true }), "acta2630");
  await user.type(screen.getByLabelText("Tasa fija"), "36,5");
  await user.type(screen.getByLabelText("Hasta", { exact: true }), "11/04/2025");
}

it("takes the cells of a spreadsheet, adds up, and compares with another rate", async () => {
  const { press, type } = open();
  await sees("Cargá los rubros, la fecha y la tasa");
  await setRate();
  const [paste] = screen.getAllByRole("button", { name: "Pegar planilla" });
  await press(paste, shows("Celdas de la planilla"));
  await type(
    "Celdas de la planilla",
    "Concepto\tDesde\tCapital\nEnero\t01/01/2025\t1.000,00\nFebrero\t31/01/2025\t3.000",
  );
  await press("Cargar 2 rubros", () => expect(rows()).toBe(2));
  // 100 and 70 days of a tenth of a percent: 100 and 210.
  await sees("$ 4.310,00");
  await press("Guardar escenario para comparar", shows("Escenario 1"));
  await press("Quitar «Escenario 1»", hides("Escenario 1"));
  await press("Quitar el rubro 2", () => expect(rows()).toBe(1));
  await sees("$ 1.100,00");
  await press("Vaciar", () => expect(rows()).toBe(0));
});

it("makes a row a month, and takes payments off", async () => {
  const { press, type } = open();
  await setRate();
  await press("Generar por mes", shows("Importe de cada mes"));
  await type("Del mes", "12/2024");
  await type("Al mes", "01/2025");
  await type("Importe de cada mes", "1.000");
  await press("Generar 2 rubros", () => expect(rows()).toBe(2));
  // From 1/1 and 1/2/2025: 100 and 69 days.
  await sees("$ 2.169,00");
  await press("Agregar pago", shows("1 pago"));
  await type("Fecha del pago 1", "11/04/2025");
  await type("Importe del pago 1", "169");
  await sees("$ 2.000,00");
  await press("Agregar rubro", () => expect(rows()).toBe(3));
});
