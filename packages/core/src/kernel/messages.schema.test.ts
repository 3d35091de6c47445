import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { speakSpanish } from "./messages.schema";

beforeAll(() => speakSpanish());

const schema = z.strictObject({
  name: z.string().max(3).optional(),
  count: z.number().min(1).optional(),
  kind: z.enum(["a", "b"]).optional(),
  list: z.array(z.strictObject({ at: z.iso.date() })).optional(),
});

it.each([
  [7, "El tipo de dato del pedido no es el esperado."],
  [{ name: 7 }, "El tipo de dato de «name» no es el esperado."],
  [{ name: "largo" }, "El valor de «name» supera el máximo de 3."],
  [{ count: 0 }, "El valor de «count» no llega al mínimo de 1."],
  [{ kind: "c" }, "El valor de «kind» tiene que ser uno de estos: a, b."],
  [{ list: [{}] }, "Falta el dato de «list.0.at»."],
  [{ list: [{ at: "ayer" }] }, "El valor de «list.0.at» no es válido."],
  [{ [`x${"y".repeat(99)}`]: 1 }, `Hay un dato que no se admite: x${"y".repeat(63)}.`],
])("says of %j: %s", (given, sentence) => {
  const result = schema.safeParse(given);
  expect(result.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it("starts every sentence with a capital and repeats no value", () => {
  const secret = "valor-secreto";
  const issues = schema.safeParse({ name: secret, kind: secret, list: [{ at: secret }] }).error
    ?.issues;
  for (const { message } of issues ?? []) {
    expect(message).toMatch(/^\p{Lu}/u);
    expect(message).not.toContain(secret);
  }
});
