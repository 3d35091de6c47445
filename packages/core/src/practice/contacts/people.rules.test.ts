import { expect, it } from "vitest";
import { type Person, people } from "./people.rules";

const person = (name: string, lastName: string | null, more: Partial<Person> = {}): Person => ({
  ...{ name, lastName, document: null, cuit: null },
  ...more,
});

const ANA = person("Ana", "Pérez", { document: "12345678" });
const EDESUR = person("EDESUR S.A.", null, { cuit: "30655116512" });

const list = () => {
  const all = people<Person>();
  for (const one of [ANA, EDESUR]) all.add(one);
  return all;
};

it.each([
  ["the same name in another order", person("Pérez", "ana"), ANA],
  ["the same document under another name", person("A.", "Perez", { document: "12345678" }), ANA],
  ["a CUIT that carries the document", person("Ana M.", "Pérez", { cuit: "27123456780" }), ANA],
  ["the same name without a document", person("Edesur SA", null), EDESUR],
])("finds a person by %s", (_, given, wanted) => {
  expect(list().find(given)).toBe(wanted);
});

it.each([
  ["of that name with another document", person("Ana", "Pérez", { document: "87654321" })],
  ["of another name", person("Ana", "Pereyra")],
])("does not take for one of them somebody %s", (_, given) => {
  expect(list().find(given)).toBeUndefined();
});
