import { operations } from "@foja/harness/contract";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** How many generated requests every route gets. */
const INPUTS = 1000;
/** What a route that takes nothing gets: its headers are looked at before it, as every other's. */
const HEADERS_ONLY = 100;
/** How many are under way at once. */
const WIDTH = 10;

const HOSTILE = [
  "' OR 1=1 --",
  '{"$gt":""}',
  "__proto__",
  "constructor",
  "#pk = :pk",
  "OWNER#usr_00000000000000000000000000",
  "..%2f..%2fetc",
  "%00",
  "%",
  "\u0000",
  "\ud800",
  "a\r\nSet-Cookie: x=1",
  "<script>alert(1)</script>",
  "9".repeat(400),
  "NaN",
  "-1",
  "1e309",
  "2026-02-30",
  "",
  " ",
];

const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "binary", maxLength: 40 }));
const scalar = fc.oneof(text, fc.double(), fc.maxSafeInteger(), fc.boolean(), fc.constant(null));
const anything = fc.oneof(
  scalar,
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(scalar, { maxLength: 8 }),
);

type Schema = {
  properties?: Record<string, Schema>;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  items?: Schema;
  format?: string;
};

/** Values near what a schema asks for: right in some fields, absurd in others. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  const words = schema.const === undefined ? schema.enum : [schema.const];
  if (words) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, anything);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(near));
  if (schema.type === "number" || schema.type === "integer") return fc.oneof(figure, anything);
  if (schema.type === "array" && schema.items) {
    return fc.oneof(fc.array(near(schema.items), { maxLength: 4 }), anything);
  }
  if (!schema.properties) return fc.oneof(plausible, anything);
  const fields = Object.entries(schema.properties).map(([key, inner]) => [key, near(inner)]);
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const extra = fc.dictionary(text, anything, { maxKeys: 1 });
  return fc.oneof(
    { weight: 6, arbitrary: record },
    { weight: 2, arbitrary: fc.tuple(record, extra).map(([a, b]) => ({ ...(a as object), ...b })) },
    { weight: 1, arbitrary: anything },
  );
}

const figure = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.double({ min: 0.01, max: 9e6 }));

const plausible = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom("ana@ejemplo.com.ar", "2026-03-02", "123456", "una clave bien larga"),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const routes = (await operations()).filter(({ path }) => path !== "/api/openapi.json");
type Route = (typeof routes)[number];

function requestsOf({ method, path, operation }: Route) {
  const body = operation.requestBody?.content?.["application/json"]?.schema as Schema | undefined;
  const queries = (operation.parameters ?? []).filter((one) => one.in === "query");
  const holes = path.match(/\{[^}]+\}/g) ?? [];
  return fc.record({
    method: fc.constant(method),
    holes: fc.tuple(...holes.map(() => text)),
    query: fc.record(Object.fromEntries(queries.map(({ name }) => [name, text])), {
      requiredKeys: [],
    }),
    body: body ? near(body) : fc.constant(undefined),
    raw: fc.option(fc.constantFrom("{", "[1,", "\u0000", '{"a":1}{"b":2}', '{"__proto__":1}'), {
      freq: 30,
      nil: undefined,
    }),
    headers: fc.record(
      { "if-match": header, "idempotency-key": header, cookie: header },
      { requiredKeys: [] },
    ),
  });
}

const header = fc.oneof(
  fc.constantFrom('"1"', "W/x", "foja_refresh=a.b.c", "x".repeat(300)),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((c) => String.fromCharCode(c)) }),
);

type Generated = ReturnType<typeof requestsOf> extends fc.Arbitrary<infer T> ? T : never;

async function send(tenant: Tenant, path: string, given: Generated) {
  const values = (given.holes as string[]).map((hole) => encodeURIComponent(toWellFormed(hole)));
  const filled = path.replace(/\{[^}]+\}/g, () => values.shift() || "x");
  const search = new URLSearchParams(given.query as Record<string, string>).toString();
  const headers = given.headers as Record<string, string>;
  const raw = given.body === undefined ? undefined : given.raw;
  const { status, body } = await tenant.call(given.method, `${filled}?${search}`, {
    address: undefined,
    body: raw === undefined ? given.body : undefined,
    raw,
    headers,
  });
  return { status, body };
}

// encodeURIComponent refuses half a surrogate pair; a server never gets one in an address.
const toWellFormed = (value: string) => Buffer.from(value).toString();

const endsSession = ["/api/auth/logout", "/api/deactivate-account"];

/** Whether a route takes anything that a caller may make up: in its address, its query or its body. */
const takes = ({ path, operation }: Route) =>
  path.includes("{") ||
  operation.requestBody !== undefined ||
  (operation.parameters ?? []).some((one) => one.in === "query");

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s",
  (_, route) => {
    const inputs = takes(route) ? INPUTS : HEADERS_ONLY;
    it(`answers ${inputs} generated requests without a fault of its own`, async () => {
      // What only an administrator may call would be refused before it is looked at.
      const isAdmin = route.operation["x-principal"] === "admin";
      const role = isAdmin ? "ADMIN_ROLE" : "USER_ROLE";
      let tenant = await newTenant({ plan: "premium", role });
      const requests = fc.sample(requestsOf(route), { numRuns: inputs, seed: 20_261_120 });
      for (let i = 0; i < requests.length; i += WIDTH) {
        const answers = await Promise.all(
          requests.slice(i, i + WIDTH).map((given) => send(tenant, route.path, given)),
        );
        const faults = answers.filter(({ status }) => status >= 500);
        expect(faults, JSON.stringify(requests.slice(i, i + WIDTH))).toEqual([]);
        if (endsSession.includes(route.path)) tenant = await newTenant();
      }
    });
  },
);
