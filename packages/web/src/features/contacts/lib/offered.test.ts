import { expect, it } from "vitest";
import { CLIENT, offered } from "./offered";

const one = (_id: string, name: string, lastName: string | null = null) => ({
  ...{ _id, name, lastName },
  role: "perito" as const,
});
const people = [one("1", "Ana", "Paz"), one("2", "Marcos", "Sosa"), one("3", "Luz")];
const ids = (...given: Parameters<typeof offered>) => offered(...given).map(({ _id }) => _id);

it("offers those who are not in the case, by their role", () => {
  expect(offered(people, [], null)[0]).toEqual({ _id: "1", label: "Paz, Ana", aside: "Perito" });
  expect(ids(people, people.slice(0, 1), null)).toEqual(["2", "3"]);
});

it("offers the client of the case first, however the name is written", () => {
  expect(offered(people, [], "Sosa, Marcos")[0]).toEqual({
    ...{ _id: "2", label: "Sosa, Marcos", aside: "Cliente de la causa" },
  });
  expect(ids(people, [], "Sosa, Marcos")).toEqual(["2", "1", "3"]);
});

it("offers to make a client whom only the case names, and not one who is in it already", () => {
  expect(offered(people, [], "Rosa Ríos")[0]).toMatchObject({
    ...{ _id: CLIENT, label: "Crear «Rosa Ríos»" },
  });
  expect(ids(people, people, "Marcos Sosa")).toEqual([]);
});
