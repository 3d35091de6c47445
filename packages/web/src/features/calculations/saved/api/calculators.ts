import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { getCalculator } from "~/features/calculations/shared/api/calls";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { ofKind } from "~/lib/kinds/api";
import { recordsOf } from "~/lib/records/records";
import { type CalculatorRow, ROW_FIELDS, toRow } from "../lib/calculator-row";

/** The practice's calculations, with their queries and cache. */
export const calculators = recordsOf<CalculatorRow, Calculator>({
  name: "calculators",
  ...ofKind("calculator"),
  shelves: "calculators",
  fields: ROW_FIELDS,
  toRow,
  readPage: async ({ userId, query }, init) => {
    const request = { param: { userId }, query };
    const page = await answer(client.api.calculators.user[":userId"].$get(request, init));
    return { rows: page.calculators.map(toRow), nextCursor: page.nextCursor };
  },
  one: getCalculator,
});
