import type { Operation } from "@foja/harness/contract";
import fc from "fast-check";
import { bodiesFor } from "./bodies";
import { anything, figure, headers, RAW, RAW_PIECES, replacementsOf, text } from "./hostile";
import { right, type Shape, whole } from "./right";
import type { World } from "./world";

export type Route = { method: string; path: string; operation: Operation };

/** A request, before it is sent. */
export type Request = {
  /** The values of the address's parameters in order, escaped as they are sent. */
  pieces: string[];
  query: Record<string, string | undefined>;
  body?: unknown;
  /** The body to send unchanged, instead of JSON. */
  raw?: string;
  headers: Record<string, string>;
};

type Takes = { query: Shape; body: Shape | undefined };

/** The input of a route, by its description. */
export function takenBy({ operation }: Route, components: Record<string, object>): Takes {
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  const asked = (operation.parameters ?? []).flatMap((one) =>
    "in" in one && one.in === "query" ? [one] : [],
  );
  const properties = asked.map(({ name, schema }) => [name, whole(schema, components)]);
  const required = asked.filter((one) => one.required).map(({ name }) => name);
  return {
    query: { properties: Object.fromEntries(properties), required },
    body: body && whole(body, components),
  };
}

/** Valid requests for a route, about the caller's own records. */
export function plain(route: Route, takes: Takes, world: World): fc.Arbitrary<Request> {
  const cookie = world.own.cookie?.[0];
  return fc.record({
    pieces: pieces(route, (name) => own(name, world)),
    query: rightQuery(takes, world),
    body: rightBody(route, takes, world),
    headers: fc.constant(cookie === undefined ? {} : { cookie }) as fc.Arbitrary<
      Request["headers"]
    >,
  });
}

/** Requests of every kind: valid except for a field or two, nearly valid, or absurd. */
export function generated(route: Route, takes: Takes, world: World): fc.Arbitrary<Request> {
  return fc.record({
    pieces: pieces(route, (name) => fc.oneof(own(name, world), foreign(world))),
    query: fc.oneof(rightQuery(takes, world), wrongQuery(takes)),
    body: anyBody(rightBody(route, takes, world), takes),
    raw: rarely(40, fc.constantFrom(...RAW)),
    headers: headers as fc.Arbitrary<Request["headers"]>,
  });
}

/** A value once in `oneIn` times, otherwise undefined. */
const rarely = <T>(oneIn: number, what: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof(
    { weight: oneIn - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: what },
  );

function pieces({ path }: Route, of: (name: string) => fc.Arbitrary<string>) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return fc.tuple(...names.map(of));
}

const own = (name: string, world: World) => fc.constantFrom(...(world.own[name] ?? ["x"]));

/** A path segment that is none of the caller's records: hostile, too long, or of another kind. */
const foreign = (world: World) =>
  fc.oneof(
    text.map((piece) => encodeURIComponent(Buffer.from(piece).toString()) || "x"),
    fc.constantFrom(...RAW_PIECES),
    fc.constantFrom(...Object.values(world.own).flat(), `fol_${"0".repeat(2500)}`),
  );

function rightQuery({ query }: Takes, world: World): fc.Arbitrary<Request["query"]> {
  return right(query, "", world).map((made) => {
    const said = Object.entries(made as object).filter(([, value]) => value !== undefined);
    return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
  });
}

function wrongQuery({ query }: Takes): fc.Arbitrary<Request["query"]> {
  const value = fc.oneof(text, figure.map(String));
  const names = Object.keys(query.properties ?? {});
  const known = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  });
  const unknown = fc.dictionary(text, value, { maxKeys: 1 });
  return fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: unknown });
}

function rightBody(route: Route, takes: Takes, world: World): fc.Arbitrary<unknown> {
  if (!takes.body) return fc.constant(undefined);
  const known = bodiesFor(route.path, world);
  return known.length > 0 ? fc.constantFrom(...known) : right(takes.body, "", world);
}

function anyBody(body: fc.Arbitrary<unknown>, takes: Takes): fc.Arbitrary<unknown> {
  if (!takes.body) return rarely(10, anything);
  return fc.oneof(
    { weight: 2, arbitrary: body },
    { weight: 6, arbitrary: spoilt(body) },
    { weight: 3, arbitrary: near(takes.body) },
    { weight: 1, arbitrary: anything },
  );
}

type Change = { at: number; text: string; figure: number; other: unknown; key?: string };

/** A valid body in which a field or two are replaced, or one is added. */
function spoilt(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change: fc.Arbitrary<Change> = fc.record({
    at: fc.nat(),
    text,
    figure,
    other: rarely(3, anything),
    key: rarely(10, text),
  });
  const changes = fc.array(change, { minLength: 1, maxLength: 2 });
  return fc.tuple(body, changes).map(([right, all]) => all.reduce(spoil, structuredClone(right)));
}

function spoil(value: unknown, { at, text, figure, other, key }: Change): unknown {
  const places = placesIn(value);
  const place = places[at % places.length];
  if (!place) return other ?? text;
  // Usually by another value of the same type, which passes more checks than one of another type.
  const alike = typeof place.holder[place.key] === "number" ? figure : text;
  place.holder[key ?? place.key] = other === undefined ? alike : other;
  return value;
}

/** Some valid requests with one field at a time replaced by a value that the table cannot hold. */
export function fieldByField(requests: Request[]): Request[] {
  const seen = new Set<string>();
  return requests.flatMap((request) =>
    placesIn(request.body).flatMap(({ holder, key, path }, at) => {
      if (seen.has(path)) return [];
      seen.add(path);
      return replacementsOf(holder[key]).map((other) => ({
        ...request,
        body: replaced(request.body, at, other),
      }));
    }),
  );
}

function replaced(body: unknown, at: number, other: unknown): unknown {
  const copy = structuredClone(body);
  const place = placesIn(copy)[at];
  if (place) place.holder[place.key] = other;
  return copy;
}

type Place = { holder: Record<string, unknown>; key: string; path: string };

/** Every place within a value where another can be put. */
export function placesIn(value: unknown, above = ""): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, inner]) => {
    const path = `${above}.${key}`;
    return [{ holder, key, path }, ...placesIn(inner, path)];
  });
}

/** Values close to a schema: valid in some fields, absurd in others. */
function near(shape: Shape): fc.Arbitrary<unknown> {
  const words = "const" in shape ? [shape.const] : shape.enum;
  if (words) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, anything);
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return fc.oneof(...either.map(near));
  if (shape.type === "number" || shape.type === "integer") {
    return fc.oneof(fc.integer({ min: 0, max: 400 }), fc.double({ min: 0.01, max: 9e6 }), figure);
  }
  if (shape.type === "array" && shape.items) {
    return fc.oneof(fc.array(near(shape.items), { maxLength: 4 }), anything);
  }
  if (!shape.properties) return fc.oneof(plausible, anything);
  const fields = Object.entries(shape.properties).map(([key, inner]) => [key, near(inner)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

const plausible = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.constantFrom("ana@ejemplo.com.ar", "2026-03-02", "123456", "una clave bien larga"),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
