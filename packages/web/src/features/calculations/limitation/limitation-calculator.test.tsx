// @vitest-environment happy-dom
import { limitationOf } from "@foja/core/law/limitation/limitation.rules";
import { limitationVariables } from "@foja/core/law/limitation/limitation.schema";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { calculator } from "~/testing/samples/calculator";
import { clear, show } from "~/testing/stage";
import LimitationPage from "./limitation-calculator";

afterEach(clear);

const variables = limitationVariables.parse({
  ...{ accion: "laboral", desde: "2024-03-10", al: "2026-03-01" },
  interpelaciones: ["2025-10-01"],
});
const saved = calculator({
  type: "prescripcion",
  ...({ variables, result: limitationOf(variables, "2026-03-01") } as object),
});
const answers = {
  "GET /api/calculators/*": { success: true, calculator: saved },
  "GET /api/folders/*": { success: true, folder: { _id: "fol_1", folderName: "HERRERA" } },
};

it("shows a saved limitation with both readings, and what it is without its notice", async () => {
  const { press } = show(<LimitationPage />, { at: "/apps/calc/prescripcion?id=cal_1", answers });
  await sees("10/09/2026");
  await sees("Los seis meses, por sus días");
  const notice = screen.getByLabelText<HTMLInputElement>("Día de la interpelación");
  expect(notice.value).toBe("01/10/2025");
  await press("Quitar la interpelación 1", () =>
    expect(screen.queryByText("Los seis meses, por sus días")).toBeNull(),
  );
  await press("Agregar interpelación", () => screen.getByText("Interpelación 1"));
  await userEvent.setup().type(screen.getByLabelText("Día de la interpelación"), "01/10/2025");
  await sees("Los seis meses, por sus días");
});
