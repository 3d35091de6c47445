import { type Exact, exact } from "@foja/core/kernel/money.rules";
import { SERIES } from "@foja/core/law/rates/series-table.rules";

/**
 * The value of a formula, computed from its text alone, as whoever checks a brief would: «$
 * 1.000,00 × 3 períodos, no menos de $ 5.000,00 (base con tope)». A text in parentheses after a
 * number is a note. Throws if the text is no formula.
 */
export function formulaValue(formula: string): Exact {
  const tokens = tokensOf(formula);
  const value = reader(tokens)();
  if (tokens.length > 0) throw new Error(`${tokens.join(" ")} is left of ${formula}`);
  return value;
}

const LABELS = Object.values(SERIES).map(({ label }) => label);
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bdel \d\d\/\d\d\/\d{4}/g, ""],
  [/, suma pactada por las partes|\bya cobrados\b/g, ""],
  [/, no menos (?:del último período:|de)/g, " max "],
  [/, hasta\b/g, " min "],
  [/\b(?:días?|mes(?:es)?|períodos?)(?![\p{L}])/gu, ""],
];

const TOKEN = /\$\s?[\d.]+(?:,\d+)?|\d+(?:,\d+)?|max|min|[-+−×*÷/^%()[\]]/gu;

function tokensOf(formula: string): string[] {
  const plain = LABELS.reduce(
    (text, label) => text.replaceAll(`${label}:`, "").replaceAll(label, ""),
    formula,
  );
  const said = WORDS.reduce(
    (text, [from, to]) => text.replace(from, to),
    withoutNotes(plain.replace(/%\s*de\b/g, "% *")),
  );
  const left = said.replace(TOKEN, "").trim();
  if (left !== "") throw new Error(`«${left}» is no part of a formula: ${formula}`);
  return said.match(TOKEN) ?? [];
}

/** Removes each parenthesis that follows an operand: it is a note, not a group. */
function withoutNotes(text: string): string {
  let kept = "";
  let depth = 0;
  for (const sign of text) {
    const opens = sign === "(" && (depth > 0 || /[\d\p{L}%)\]]\s*$/u.test(kept));
    if (opens) depth += 1;
    if (depth === 0) kept += sign;
    if (sign === ")" && depth > 0) depth -= 1;
  }
  return kept;
}

const SUM = { "+": "plus", "-": "minus", "−": "minus" } as const;
const PRODUCT = { "×": "times", "*": "times", "÷": "div", "/": "div" } as const;

/** Reads the tokens from the first one on and removes them; products before sums before bounds. */
function reader(tokens: string[]) {
  const bounded = (): Exact => {
    let value = sum();
    while (tokens[0] === "max" || tokens[0] === "min") {
      const bound = tokens.shift();
      const other = sum();
      if (bound === "max" ? other.gt(value) : other.lt(value)) value = other;
    }
    return value;
  };
  const chain =
    <T extends string>(signs: Record<T, "plus" | "minus" | "times" | "div">, next: () => Exact) =>
    (): Exact => {
      let value = next();
      for (let sign = tokens[0]; sign && sign in signs; sign = tokens[0]) {
        tokens.shift();
        value = value[signs[sign as T]](next());
      }
      return value;
    };
  const power = (): Exact => {
    const value = operand();
    if (tokens[0] !== "^") return value;
    tokens.shift();
    return value.pow(operand());
  };
  const operand = (): Exact => {
    const token = tokens.shift() ?? "";
    const group = token === "(" || token === "[";
    const value = group ? bounded() : numberIn(token);
    if (group) tokens.shift();
    if (tokens[0] !== "%") return value;
    tokens.shift();
    return value.div(100);
  };
  const product = chain(PRODUCT, power);
  const sum = chain(SUM, product);
  return bounded;
}

function numberIn(token: string): Exact {
  const plain = token.startsWith("$") ? token.slice(1).replaceAll(".", "") : token;
  return exact(plain.trim().replace(",", "."));
}
