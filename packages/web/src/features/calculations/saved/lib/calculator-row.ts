import type { CalculatorType } from "@foja/core/law/calculation/kinds.rules";
import { calculatorTitle } from "@foja/core/law/calculation/words.rules";
import type {
  Calculator,
  PartialCalculator,
} from "@foja/core/practice/calculators/calculator.schema";

const EMPTY = {
  classType: null,
  date: "",
  folderId: null,
  folderName: null,
  description: null,
  amount: null,
  verification: "",
} satisfies Partial<Calculator>;

/** The fields of a calculation in a list: its data and result are read when it is opened. */
export type CalculatorRow = Pick<Calculator, "_id" | keyof typeof EMPTY> & {
  calculatorType: CalculatorType;
  title: string;
};

/** The `fields` parameter for a row. */
export const ROW_FIELDS = [...Object.keys(EMPTY), "type"].join(",");

/** A row from the API's answer, which has every requested field. */
export const toRow = ({ type = "labor", ...calculator }: PartialCalculator): CalculatorRow => ({
  ...EMPTY,
  ...calculator,
  calculatorType: type,
  title: calculatorTitle(type, calculator.description ?? null),
});
