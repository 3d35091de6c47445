import { expect, it } from "vitest";
import { secondFactorAgain } from "../factors/factor.schema";
import { login } from "./auth.schema";
import { undoEmail } from "./own-email.schema";

const email = "ana@ejemplo.com.ar";
const messages = (password: string) =>
  login.safeParse({ email, password }).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ["", ["El password es requerido", "El password debe tener al menos 6 caracteres"]],
  ["x", ["El password debe tener al menos 6 caracteres"]],
  ["12345", ["El password debe tener al menos 6 caracteres"]],
  ["123456", []],
  ["x".repeat(256), []],
  ["x".repeat(257), ["El password puede tener hasta 256 caracteres"]],
])("signing in with %j says %j", (password, said) => {
  expect(messages(password)).toEqual(said);
});

it.each([
  [undoEmail, "token", 1, 200],
  [secondFactorAgain, "password", 1, 256],
])("%#: takes a proof from its shortest to its longest", (schema, name, least, most) => {
  const takes = (length: number) => schema.safeParse({ [name]: "x".repeat(length) }).success;
  expect([takes(least - 1), takes(least), takes(most), takes(most + 1)]).toEqual([
    ...[false, true, true, false],
  ]);
});
