import { isDeepStrictEqual } from "node:util";
import { type Noted, type NotedItem, numberOf, textOf, valueAt } from "./notation";
import { Tokens } from "./tokens";

/** What an expression is about: the item stored, if any, and what its placeholders stand for. */
export type Subject = {
  item: NotedItem | undefined;
  names: Record<string, string>;
  values: Record<string, Noted>;
};

type Operand = (subject: Subject) => Noted | undefined;
export type Condition = (subject: Subject) => boolean;

/** The attributes that a path such as `#read.#me` names. */
export const pathOf = (path: string, names: Subject["names"]): string[] =>
  path.split(".").map((name) => names[name] ?? name);

/** An operand: a placeholder of a value, or a path in the item. */
export function operandOf(token: string): Operand {
  if (token.startsWith(":")) return ({ values }) => values[token];
  return ({ item, names }) => valueAt(item, pathOf(token, names));
}

const parsed = new Map<string, Condition>();

/** Parses a condition or a filter, once. Throws on what the application does not write. */
export function conditionOf(text: string): Condition {
  const known = parsed.get(text);
  if (known) return known;
  const tokens = new Tokens(text);
  const condition = either(tokens);
  if (tokens.next !== undefined) throw new Error(`more than a condition: ${text}`);
  parsed.set(text, condition);
  return condition;
}

function either(tokens: Tokens): Condition {
  const parts = [both(tokens)];
  while (tokens.accept("OR")) parts.push(both(tokens));
  return (subject) => parts.some((part) => part(subject));
}

function both(tokens: Tokens): Condition {
  const parts = [single(tokens)];
  while (tokens.accept("AND")) parts.push(single(tokens));
  return (subject) => parts.every((part) => part(subject));
}

function single(tokens: Tokens): Condition {
  if (tokens.accept("NOT")) {
    const inner = single(tokens);
    return (subject) => !inner(subject);
  }
  if (tokens.accept("(")) {
    const inner = either(tokens);
    tokens.expect(")");
    return inner;
  }
  const first = tokens.take();
  return tokens.accept("(") ? called(first, tokens) : compared(operandOf(first), tokens);
}

function called(name: string, tokens: Tokens): Condition {
  const subject = operandOf(tokens.take());
  const other = tokens.accept(",") ? operandOf(tokens.take()) : undefined;
  tokens.expect(")");
  if (name === "attribute_exists") return (of) => subject(of) !== undefined;
  if (name === "attribute_not_exists") return (of) => subject(of) === undefined;
  if (name === "contains" && other) return (of) => contains(subject(of), other(of));
  if (name === "begins_with" && other) {
    return (of) => textOf(subject(of))?.startsWith(textOf(other(of)) ?? "") ?? false;
  }
  throw new Error(`an unknown function: ${name}`);
}

function contains(whole: Noted | undefined, part: Noted | undefined): boolean {
  if (whole && "L" in whole) return whole.L.some((one) => isDeepStrictEqual(one, part));
  return textOf(whole)?.includes(textOf(part) ?? "") ?? false;
}

function compared(left: Operand, tokens: Tokens): Condition {
  const operator = tokens.take();
  if (operator === "BETWEEN") {
    const low = operandOf(tokens.take());
    tokens.expect("AND");
    const high = operandOf(tokens.take());
    return (of) => compare(">=", left(of), low(of)) && compare("<=", left(of), high(of));
  }
  const right = operandOf(tokens.take());
  return (subject) => compare(operator, left(subject), right(subject));
}

function compare(operator: string, a: Noted | undefined, b: Noted | undefined): boolean {
  if (operator === "<>") return !isEqual(a, b);
  if (a === undefined || b === undefined) return false;
  if (operator === "=") return isEqual(a, b);
  const order = orderOf(a, b);
  if (order === undefined) return false;
  if (operator === "<") return order < 0;
  if (operator === "<=") return order <= 0;
  if (operator === ">") return order > 0;
  if (operator === ">=") return order >= 0;
  throw new Error(`an unknown operator: ${operator}`);
}

const isEqual = (a: Noted | undefined, b: Noted | undefined): boolean =>
  a && b && "N" in a && "N" in b ? numberOf(a) === numberOf(b) : isDeepStrictEqual(a, b);

/** Below 0 where a comes first; undefined for values of different or unordered types. */
function orderOf(a: Noted, b: Noted): number | undefined {
  if ("N" in a && "N" in b) return Number(a.N) - Number(b.N);
  if ("S" in a && "S" in b) return a.S < b.S ? -1 : Number(a.S > b.S);
  return undefined;
}
