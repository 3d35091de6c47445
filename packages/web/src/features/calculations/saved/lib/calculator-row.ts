import { calculatorTitle } from "@foja/core/law/calculation/words.rules";
import type {
  Calculator,
  CalculatorType,
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

/** What a list shows of a calculation: its data and result are read when it is opened. */
export type CalculatorRow = Pick<Calculator, "_id" | keyof typeof EMPTY> & {
  calculatorType: CalculatorType;
  title: string;
};

/** The same fields, as the API is asked for them. */
export const ROW_FIELDS = [...Object.keys(EMPTY), "type"].join(",");

/** A row from what the API answered: every field of the row was asked for. */
export const toRow = ({ type = "labor", ...calculator }: PartialCalculator): CalculatorRow => ({
  ...EMPTY,
  ...calculator,
  calculatorType: type,
  title: calculatorTitle(type, calculator.description ?? null),
});
