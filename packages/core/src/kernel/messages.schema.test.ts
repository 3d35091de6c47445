import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { quoted, speakSpanish } from "./messages.schema";

beforeAll(() => speakSpanish());

const schema = z.strictObject({
  name: z.string().max(3).optional(),
  count: z.number().min(1).optional(),
  kind: z.enum(["a", "b"]).optional(),
  dryRun: z.boolean().optional(),
  list: z
    .array(z.strictObject({ at: z.iso.date() }))
    .min(1)
    .optional(),
});

it.each([
  [7, "El pedido tiene que ser un objeto."],
  [undefined, "Falta el pedido."],
  [{ name: 7 }, "El dato «name» tiene que ser un texto."],
  [{ name: "largo" }, "El dato «name» supera el máximo de 3 caracteres."],
  [{ count: 0 }, "El dato «count» no llega al mínimo de 1."],
  [{ kind: "c" }, "El dato «kind» tiene que ser uno de estos: a, b."],
  [{ dryRun: "no" }, "El dato «dryRun» tiene que ser verdadero o falso."],
  [{ list: [{}] }, "Falta el dato «list.0.at»."],
  [{ list: [{ at: "ayer" }] }, "El dato «list.0.at» no es válido."],
  [{ list: [] }, "El dato «list» no llega al mínimo de 1 elemento."],
  [{ colour: 1 }, "El dato «colour» no se admite."],
  [{ a: 1, b: 1, c: 1, d: 1 }, "Hay 4 datos que no se admiten, entre ellos «a», «b», «c»."],
  [{ "<b>": 1, [`x${"y".repeat(99)}`]: 1 }, "Hay 2 datos que no se admiten."],
  [{ "<script>": 1 }, "Hay un dato que no se admite."],
])("says of %j: %s", (given, sentence) => {
  const result = schema.safeParse(given);
  expect(result.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it("starts every sentence with a capital and repeats no value", () => {
  const secret = "valor-secreto";
  const issues = schema.safeParse({ name: secret, kind: secret, list: [{ at: secret }] }).error
    ?.issues;
  expect(issues).toHaveLength(3);
  for (const { message } of issues ?? []) {
    expect(message).toMatch(/^\p{Lu}/u);
    expect(message).not.toContain(secret);
  }
});

it("names a field by its last three names, and none that a caller made up", () => {
  expect(quoted(["a", "b", 0, "c"])).toBe("«b.0.c»");
  expect(quoted(["filter[movement]"])).toBe("«filter[movement]»");
  expect(quoted(["rows", 1, "Nombre y apellido"])).toBe("«rows.1»");
  expect(quoted([])).toBe("");
});
