import { calculatorTitle } from "@foja/core/law/calculation/words.rules";
import type {
  CalculatorType,
  PartialCalculator,
} from "@foja/core/practice/calculators/calculator.schema";

/** What a list shows of a calculation: its data and result are read when it is opened. */
const SHOWN = [
  "type",
  "classType",
  "date",
  "folderId",
  "folderName",
  "description",
  "amount",
  "verification",
] as const;

/** The fields a list asks for. */
export const ROW_FIELDS = SHOWN.join(",");

export type CalculatorRow = {
  _id: string;
  calculatorType: CalculatorType;
  title: string;
  description: string | null;
  classType: string | null;
  date: string;
  folderId: string | null;
  folderName: string | null;
  amount: number | null;
  verification: string;
};

export const toRow = (read: PartialCalculator): CalculatorRow => {
  const { _id, type = "labor", classType = null, date = "", description = null } = read;
  const { folderId = null, folderName = null, amount = null, verification = "" } = read;
  return {
    _id,
    calculatorType: type,
    title: calculatorTitle(type, description),
    description,
    classType,
    date,
    folderId,
    folderName,
    amount,
    verification,
  };
};
