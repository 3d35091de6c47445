// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import CivilPage from "./civil-calculator";

afterEach(clear);

const typed = (label: string, text: string) =>
  userEvent.setup().type(screen.getByLabelText(label, { exact: true }), text);

it("shows the three formulas side by side, takes another, and says its charts in words", async () => {
  const { press } = show(<CivilPage />, { at: "/apps/calc/civil", answers: {} });
  await sees("Completá el ingreso");
  await typed("Ingreso mensual", "5172,23");
  await typed("Incapacidad", "6,88");
  await typed("Edad", "26");
  // The published inputs of «Méndez».
  await sees("Capital, fórmula Méndez");
  expect(screen.getAllByText("$ 227.830,52").length).toBeGreaterThan(1);
  await press("Usar Vuoto", () => screen.getByText("Capital, fórmula Vuoto"));
  const chart = screen.getByRole("img", { name: /^Según la edad\. 16 años: .*; 26 años: / });
  expect(chart.querySelectorAll("circle")).toHaveLength(11);
  await press("Usar Acciarri", () => screen.getByText("De los 26 a los 75 años"));
  await press("Agregar tramo", () => screen.getByText("Tramo 1"));
  await press("Quitar el tramo 1", () => expect(screen.queryByText("Tramo 1")).toBeNull());
});
