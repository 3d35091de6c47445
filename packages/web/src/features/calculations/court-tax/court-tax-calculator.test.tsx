// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import CourtTaxPage from "./court-tax-calculator";

afterEach(clear);

it("computes the fee while one types, and asks for the rent of an eviction", async () => {
  show(<CourtTaxPage />, { at: "/apps/calc/tasa", answers: {} });
  const user = userEvent.setup();
  await sees("Completá la jurisdicción y el monto");
  await user.type(screen.getByLabelText("Monto", { exact: true }), "10000000");
  await sees("$ 300.000,00");
  await user.selectOptions(screen.getByLabelText("Objeto", { exact: true }), "desalojo");
  expect(screen.queryByLabelText("Monto", { exact: true })).toBeNull();
  await user.type(screen.getByLabelText("Alquiler mensual", { exact: true }), "500000");
  // Six rents, three percent.
  await sees("$ 90.000,00");
});
