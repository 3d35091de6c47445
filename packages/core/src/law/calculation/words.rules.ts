/** What each type of calculation is called where one has no words of its own. */
export const CALCULATOR_NAMES: Readonly<Record<string, string>> = {
  labor: "Liquidación laboral",
  intereses: "Intereses",
  plazo: "Plazo",
};

/** The words of a calculation: the first line of its own, or what its type is called. */
export const calculatorTitle = (type: unknown, description: unknown): string =>
  linesOf(description)[0] ?? CALCULATOR_NAMES[String(type)] ?? "Cálculo";

/** What a calculation says of itself after its title. */
export const calculatorDetail = (description: unknown): string | null =>
  linesOf(description).slice(1).join("\n") || null;

const linesOf = (text: unknown): string[] =>
  typeof text === "string" ? text.split("\n").filter((line) => line.trim() !== "") : [];
