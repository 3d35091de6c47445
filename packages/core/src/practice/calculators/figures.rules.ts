import type { AnyResult, CalculatorType } from "./calculator.schema";

type Figures = { capital: number | null; interest: number | null; amount: number | null };

const numberAt = (result: AnyResult, name: string): number | null => {
  const value: unknown = Reflect.get(result, name);
  return typeof value === "number" ? value : null;
};

/** The three figures in pesos of a calculation's result; a deadline has none. */
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

// The difference of two amounts in pesos, in cents: binary subtraction of decimals is not exact.
const sub = (a: number, b: number) => (Math.round(a * 100) - Math.round(b * 100)) / 100;
