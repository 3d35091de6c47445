import { describe, expect, it } from "vitest";
import { displayName, practiceName, profileCompletionScore, repeatsIdentity } from "./user.rules";

describe("profileCompletionScore", () => {
  const NINE = {
    firstName: "Ana",
    lastName: "Pérez",
    email: "ana@ejemplo.com.ar",
    dob: "1980-05-17",
    contact: "1143210000",
    designation: "Abogada",
    address: "Lavalle 1200",
    country: "Argentina",
    state: "CABA",
  };

  it("is the share of nine fields, in whole percent", () => {
    const fields = Object.keys(NINE) as (keyof typeof NINE)[];
    const scores = fields.map((_, i) =>
      profileCompletionScore(Object.fromEntries(fields.slice(0, i + 1).map((f) => [f, NINE[f]]))),
    );
    expect(scores).toEqual([11, 22, 33, 44, 56, 67, 78, 89, 100]);
  });

  it("counts neither what is null nor what is not among the nine", () => {
    expect(profileCompletionScore({ ...NINE, dob: null })).toBe(89);
    expect(profileCompletionScore({ picture: "x" } as object)).toBe(0);
  });
});

it("shows the name a person chose, else first and last", () => {
  const person = { firstName: "Ana", lastName: "Pérez", name: null };
  expect(displayName(person)).toBe("Ana Pérez");
  expect(displayName({ ...person, lastName: "" })).toBe("Ana");
  expect(displayName({ ...person, name: "Dra. Pérez" })).toBe("Dra. Pérez");
});

it("calls a practice by the name it was given, else by who founded it", () => {
  const founder = { firstName: "Ana", lastName: "Pérez", name: null };
  expect(practiceName(founder)).toBe("Estudio de Ana Pérez");
  expect(practiceName({ ...founder, practiceName: null })).toBe("Estudio de Ana Pérez");
  expect(practiceName({ ...founder, practiceName: "Pérez y asociados" })).toBe("Pérez y asociados");
});

describe("repeatsIdentity", () => {
  const identity = ["martina.gomez@estudio.com.ar", "Martina", "Gómez"];
  it.each([
    ["martina1980", true],
    ["Martina!!", true],
    ["estudio123", true],
    ["1gomez1", true],
    ["martina es mi nombre", false],
    ["una clave larga", false],
    ["com12345", false],
  ])("of %s is %s", (password, repeats) => {
    expect(repeatsIdentity(password, identity)).toBe(repeats);
  });
});
