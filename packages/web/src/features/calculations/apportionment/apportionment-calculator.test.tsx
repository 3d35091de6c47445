// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import ApportionPage from "./apportionment-calculator";

afterEach(clear);

const typed = (label: string, text: string) =>
  userEvent.setup().type(screen.getByLabelText(label, { exact: true }), text);

it("computes what of a fee is due while one types, and adds and removes fees", async () => {
  const { press } = show(<ApportionPage />, { at: "/apps/calc/prorrateo", answers: {} });
  await sees("Completá la sentencia y los honorarios");
  await typed("Monto de la sentencia", "10000000");
  await press("Agregar honorario", () => screen.getByText("Honorario 1"));
  await typed("Profesional", "Ana Paz");
  await typed("Importe regulado", "4000000");
  // 25 % of 10,000,000.
  await sees("$ 2.500.000,00");
  await sees("Ana Paz");
  await press("Quitar el honorario 1", () => expect(screen.queryByText("Honorario 1")).toBeNull());
});
