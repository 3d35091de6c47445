import { records } from "../../kernel/records";
import { type CalculatorRecord, indexes, present } from "./calculator.item";
import type { Calculator } from "./calculator.schema";

export const store = records<CalculatorRecord, Calculator>({
  kind: "calculator",
  missing: "No encontramos ese cálculo.",
  stale: "El cálculo cambió mientras lo editabas. Revisá los datos.",
  present,
  // Stored among its earlier computations; the history shows the amounts.
  unrecorded: ["variables", "result", "engineVersion", "computedAt", "verification"],
  indexes,
});
