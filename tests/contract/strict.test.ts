import { description, operations } from "@foja/harness/contract";
import { expect, it } from "vitest";

/** The parts of bodies that take any key: rows by their own columns, and what a browser adds. */
const FREE = [
  "POST /api/auth/passkeys credential.clientExtensionResults",
  "POST /api/auth/passkeys/sign-in credential.clientExtensionResults",
  "POST /api/auth/second-factor credential.clientExtensionResults",
  "POST /api/auth/second-factor/again credential.clientExtensionResults",
  "POST /api/contacts/import rows[]",
  "POST /api/folders/import rows[]",
  "POST /api/marketing/contacts/import rows[]",
  // Checked by the engine that it is for.
  "PUT /api/calculators/{id} variables",
];

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

const schemas = ((await description()).components.schemas ?? {}) as Record<string, Schema>;

const takesAnyKey = ({ type, additionalProperties: more }: Schema) =>
  type === "object" && (more === undefined || more === true || isAnything(more));
const isAnything = (more: boolean | Schema) => more !== false && Object.keys(more).length === 0;

/** Every object that a schema may hold, with its place. */
function* objectsIn(
  schema: Schema,
  place: string,
  within: string[] = [],
): Iterable<[string, Schema]> {
  const { $ref, properties = {}, additionalProperties: more, items, anyOf, oneOf, allOf } = schema;
  if ($ref) {
    const name = $ref.split("/").at(-1) ?? "";
    if (!within.includes(name)) yield* objectsIn(schemas[name] ?? {}, place, [...within, name]);
    return;
  }
  if (schema.type === "object") yield [place, schema];
  const at = (name: string) => (place === "" ? name : `${place}.${name}`);
  for (const [name, one] of Object.entries(properties)) yield* objectsIn(one, at(name), within);
  if (items) yield* objectsIn(items, `${place}[]`, within);
  if (typeof more === "object") yield* objectsIn(more, at("*"), within);
  for (const one of [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])]) {
    yield* objectsIn(one, place, within);
  }
}

it("refuses a key that it does not know, in each object of each body", async () => {
  const [loose, found] = [new Set<string>(), new Set<string>()];
  for (const { method, path, operation } of await operations()) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      for (const [place, object] of objectsIn(schema as Schema, "")) {
        const name = `${method} ${path} ${place}`.trim();
        found.add(name);
        if (takesAnyKey(object)) loose.add(name);
      }
    }
  }
  expect([...loose].sort()).toEqual([...FREE].sort());
  // What is walked is not empty: the objects in the bodies of some calls, by hand.
  for (const name of ["POST /api/invoice/{id}/payments", "POST /api/invoice/insert list.lines[]"]) {
    expect(found).toContain(name);
  }
  expect(found.size).toBeGreaterThan(200);
});
