/** What each type of calculation is called where one has no words of its own. */
export const CALCULATOR_NAMES: Readonly<Record<string, string>> = {
  labor: "Liquidación laboral",
  intereses: "Intereses",
  plazo: "Plazo",
};

/** The words of a calculation: its own, or what its type is called. */
export const calculatorTitle = (type: unknown, description: unknown): string =>
  (typeof description === "string" && description !== "" ? description : undefined) ??
  CALCULATOR_NAMES[String(type)] ??
  "Cálculo";
