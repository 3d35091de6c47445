import { operandOf, pathOf, type Subject } from "./conditions";
import { type Noted, type NotedItem, noteNumber, numberOf, valueAt, withValue } from "./notation";
import { Tokens } from "./tokens";

/** One change of an update: at a path, by what was stored before the update. */
type Change = { path: string; value: (subject: Subject) => Noted | undefined };

const parsed = new Map<string, Change[]>();

/** The item after an update expression. Throws on what the application does not write. */
export function updated(text: string, subject: Subject): NotedItem {
  const changes = parsed.get(text) ?? changesOf(new Tokens(text));
  parsed.set(text, changes);
  // Each value is of the item as it was: what is set before is not seen.
  const values = changes.map(({ value }) => value(subject));
  return changes.reduce<NotedItem>(
    (item, { path }, i) => withValue(item, pathOf(path, subject.names), values[i]),
    subject.item ?? {},
  );
}

function changesOf(tokens: Tokens): Change[] {
  const changes: Change[] = [];
  while (tokens.next !== undefined) {
    const clause = tokens.take();
    do changes.push(changeOf(clause, tokens));
    while (tokens.accept(","));
  }
  return changes;
}

function changeOf(clause: string, tokens: Tokens): Change {
  const path = tokens.take();
  if (clause === "REMOVE") return { path, value: () => undefined };
  if (clause === "ADD") {
    const by = operandOf(tokens.take());
    return { path, value: (subject) => sum(at(path, subject), by(subject)) };
  }
  if (clause !== "SET") throw new Error(`an unknown clause: ${clause}`);
  tokens.expect("=");
  return { path, value: resultOf(tokens) };
}

const at = (path: string, { item, names }: Subject) => valueAt(item, pathOf(path, names));

function resultOf(tokens: Tokens): Change["value"] {
  const first = termOf(tokens);
  const sign = tokens.accept("+") ? 1 : tokens.accept("-") ? -1 : 0;
  if (sign === 0) return first;
  const second = termOf(tokens);
  return (subject) => {
    const [a, b] = [numberOf(first(subject)), numberOf(second(subject))];
    if (a === undefined || b === undefined) throw new Error("a sum of what is no number");
    return noteNumber(a + sign * b);
  };
}

function termOf(tokens: Tokens): Change["value"] {
  const token = tokens.take();
  if (token !== "if_not_exists") return operandOf(token);
  tokens.expect("(");
  const path = tokens.take();
  tokens.expect(",");
  const otherwise = operandOf(tokens.take());
  tokens.expect(")");
  return (subject) => at(path, subject) ?? otherwise(subject);
}

const sum = (a: Noted | undefined, b: Noted | undefined): Noted =>
  noteNumber((numberOf(a) ?? 0) + (numberOf(b) ?? 0));
