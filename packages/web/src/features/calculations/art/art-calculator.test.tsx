// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import ArtPage from "./art-calculator";

afterEach(clear);

const series = (key: string, valores: [string, string][]) => ({
  success: true,
  serie: { key, primera: valores[0]?.[0], ultima: valores.at(-1)?.[0], valores },
});
const answers = {
  "GET /api/tasas/series/pisoArt": series("pisoArt", [["2026-03-01", "97502420"]]),
  "GET /api/tasas/series/ripte": series("ripte", [["2026-03-01", "202963.20"]]),
};

const typed = (label: string, text: string) =>
  userEvent.setup().type(screen.getByLabelText(label, { exact: true }), text);

it("computes the payment while one types, with months of pay that are added and removed", async () => {
  const { press } = show(<ArtPage />, { at: "/apps/calc/art", answers });
  await sees("Completá la fecha, la edad");
  await typed("Primera manifestación", "16/03/2026");
  await typed("Edad ese día", "40");
  await typed("Incapacidad", "20");
  await press("Agregar mes", () => screen.getByText("Mes 1"));
  await typed("Mes", "03/2026");
  await typed("Remuneración", "5000000");
  // 53 × 5,000,000 × 20 % × 65 / 40.
  await sees("$ 86.125.000,00");
  await press("Quitar el mes 1", () => expect(screen.queryByText("Mes 1")).toBeNull());
});
