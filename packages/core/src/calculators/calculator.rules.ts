import { deadlineSheet } from "../deadlines/deadline.sheet.rules";
import type { AnyResult, CalculatorType } from "./calculator.schema";
import { interestSheet } from "./interest/interest.sheet.rules";
import { laborSheet } from "./labor/labor.sheet.rules";
import type { Sheet } from "./sheet.rules";

type Figures = { capital: number | null; interest: number | null; amount: number | null };

const numberAt = (result: AnyResult, name: string): number | null => {
  const value: unknown = Reflect.get(result, name);
  return typeof value === "number" ? value : null;
};

/** The three figures of a calculation, in pesos, of its result; a deadline has none. */
export function figuresOf(type: CalculatorType, result: AnyResult): Figures {
  if (type === "plazo") return { capital: null, interest: null, amount: null };
  const amount = numberAt(result, "total");
  if (type === "labor") return { capital: amount, interest: null, amount };
  const interest = numberAt(result, "interes");
  return {
    capital: amount !== null && interest !== null ? sub(amount, interest) : null,
    interest,
    amount,
  };
}

// Of two figures in pesos, in cents: binary subtraction of decimals is not exact.
const sub = (a: number, b: number) => (Math.round(a * 100) - Math.round(b * 100)) / 100;

/** A computation of any type, as it is kept or as a screen has it. */
export type Computed = { type: CalculatorType; variables: unknown; result: unknown };

type SheetOf = (variables: never, result: never) => Sheet;

const SHEETS: Record<CalculatorType, SheetOf> = {
  labor: laborSheet,
  intereses: interestSheet,
  plazo: deadlineSheet,
};

/** A computation as it is read: its result, not computed again. */
export const sheetOf = ({ type, variables, result }: Computed): Sheet =>
  SHEETS[type](variables as never, result as never);
