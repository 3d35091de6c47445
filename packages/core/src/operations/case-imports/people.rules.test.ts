import { expect, it } from "vitest";
import { type Person, people } from "../../practice/contacts/people.rules";
import type { RowContact } from "./case-import.schema";
import { broughtOf, clientOf, joinPeople } from "./people.rules";

const client = (more: Partial<RowContact>): RowContact => ({
  ...{ role: "cliente", type: "humana" },
  ...more,
});

it.each([
  [client({ name: "Ana", lastName: "Sosa" }), ["Ana", "Sosa", null]],
  [client({ lastName: "Sosa" }), ["Sosa", null, null]],
  [client({ name: "Ana", company: "Estudio Sosa" }), ["Ana", null, "Estudio Sosa"]],
  [client({ type: "juridica", company: "EDESUR S.A." }), ["EDESUR S.A.", null, null]],
])("%o is stored with name, surname and company", (given, wanted) => {
  const { name, lastName, company } = broughtOf(given);
  expect([name, lastName, company]).toEqual(wanted);
});

it("writes the first client on a case, and nobody where there is none", () => {
  const against = client({ role: "contraparte", type: "juridica", company: "ART" });
  expect(clientOf({ contacts: [against, client({ name: "Ana", lastName: "Sosa" })] })).toBe(
    "Ana Sosa",
  );
  expect(clientOf({ contacts: [against] })).toBeNull();
  expect(clientOf({})).toBeNull();
});

it("joins one person over rows, completes them, and finds those who are known", () => {
  const known = people<Person & { _id: string }>();
  known.add({ _id: "con_1", name: "Luz", lastName: "Ríos", document: "22333444", cuit: null });
  const row = (nth: number, ...contacts: RowContact[]) => ({
    ...{ row: nth, folderId: `fol_${nth}`, contacts },
  });
  const joined = joinPeople(
    [
      row(1, client({ name: "Ana", lastName: "Sosa" }), client({ name: "sosa ana" })),
      row(2, client({ name: "Sosa, Ana", phone: "11 4321-0000", document: "12345678" })),
      row(3, client({ name: "A.", document: "12345678" })),
      row(4, client({ name: "Ana", lastName: "Sosa", document: "87654321" })),
      row(5, client({ name: "Ríos Luz" })),
    ],
    known,
  );
  expect(
    joined.map(({ person, known: there, first, folderIds }) => [
      ...[person.name, person.document, person.phone],
      ...[there, first.row, folderIds],
    ]),
  ).toEqual([
    ["Ana", "12345678", "11 4321-0000", null, 1, ["fol_1", "fol_2", "fol_3"]],
    ["Ana", "87654321", null, null, 4, ["fol_4"]],
    ["Ríos Luz", null, null, "con_1", 5, ["fol_5"]],
  ]);
});
