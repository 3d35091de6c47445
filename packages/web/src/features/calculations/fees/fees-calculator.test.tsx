// @vitest-environment happy-dom
import { regulate } from "@foja/core/law/fees/fees.rules";
import { feesVariables } from "@foja/core/law/fees/fees.schema";
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { calculator } from "~/testing/samples/calculator";
import { clear, show } from "~/testing/stage";
import FeesPage from "./fees-calculator";

afterEach(clear);

const uma = {
  ...{ key: "uma" as const, primera: "2026-01-01", ultima: "2026-01-01" },
  valores: [["2026-01-01", "100000"]] as [string, string][],
};
const variables = feesVariables.parse({
  ...{ ley: "27423", base: 100_000_000, fecha: "2026-03-02", regulado: 14_535_837 },
});
const result = regulate(variables, { uma }, "2026-11-26");
const saved = calculator({
  ...{ type: "honorarios", folderId: "fol_1", folderName: "HERRERA" },
  ...({ variables, result } as object),
});
const answers = {
  "GET /api/tasas/series/*": { success: true, serie: uma },
  "GET /api/calculators/*": { success: true, calculator: saved },
  "GET /api/folders/*": { success: true, folder: { _id: "fol_1", folderName: "HERRERA" } },
  "POST /api/folders/fol_1/account/entries": { success: true },
};

it("says that a regulation is under the law, and charges the fee to its case once", async () => {
  const { press } = show(<FeesPage />, { at: "/apps/calc/honorarios?id=cal_1", answers });
  await sees("Por debajo de la ley: faltan $ 1.214.163,00");
  await press("Cargar honorarios a la cuenta", () => screen.getByText("Honorario cargado"));
  const done = screen.getByText("Honorario cargado").closest("button");
  expect(done?.disabled).toBe(true);
});
