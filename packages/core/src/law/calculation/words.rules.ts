import { KINDS } from "./kinds.rules";

/** The title of each type of calculation without a description. */
export const CALCULATOR_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).map(([type, { title }]) => [type, title]),
);

/** The title of a calculation: the first line of its description, or the name of its type. */
export const calculatorTitle = (type: unknown, description: unknown): string =>
  linesOf(description)[0] ?? CALCULATOR_NAMES[String(type)] ?? "Cálculo";

/** The rest of a calculation's description, after its title. */
export const calculatorDetail = (description: unknown): string | null =>
  linesOf(description).slice(1).join("\n") || null;

const linesOf = (text: unknown): string[] =>
  typeof text === "string" ? text.split("\n").filter((line) => line.trim() !== "") : [];
