import { expect, it } from "vitest";
import type * as z from "zod";
import { DOORS } from "../app";
import { Components } from "./components";
import { routesBehind } from "./registry";

type Issue = { code: string; input: unknown; path: []; message: string };
type Definition = { error?: (issue: Issue) => string | { message: string } | undefined | null };

const isSchema = (value: unknown): value is { _zod: { def: Definition & object } } =>
  typeof value === "object" && value !== null && "_zod" in value;

/** Every custom sentence of a schema, and of the schemas within it. */
function sentencesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (!isSchema(value)) {
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? Object.values(value).flatMap((inner) => sentencesOf(inner, seen)) : [];
  }
  const { def } = value._zod;
  const said = def.error?.({ code: "custom", input: "", path: [], message: "" });
  const own = typeof said === "string" ? said : said?.message;
  const inner = "getter" in def && typeof def.getter === "function" ? [def.getter()] : [];
  return [
    ...(own === undefined ? [] : [own]),
    ...[...Object.values(def), ...inner].flatMap((one) => sentencesOf(one, seen)),
  ];
}

/** The names of every field of a schema. */
function namesIn(schema: z.ZodType | undefined): string[] {
  const shape = schema === undefined ? {} : new Components().input(schema);
  return [...JSON.stringify(shape).matchAll(/"([^"]+)":/g)].map(([, name = ""]) => name);
}

const schemas = (await routesBehind(DOORS)).flatMap(({ body, query }) => [body, query]);
const sentences = [
  ...new Set(schemas.flatMap((schema: z.ZodType | undefined) => sentencesOf(schema))),
];
const outsideQuotes = (sentence: string) => sentence.replace(/«[^»]*»/g, "");

it("finds the sentences of every schema", () => {
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences).toContain("Estado: elegí nueva, enProceso, pendiente o cerrada");
});

it("begins every sentence with a capital, so that a screen shows it, and keeps it short", () => {
  expect(sentences.filter((one) => !/^[¡¿«]?\p{Lu}/u.test(one) || one.length > 200)).toEqual([]);
});

it("quotes the names that only programs write", () => {
  const names = new Set(schemas.flatMap((schema) => namesIn(schema)));
  const loose = sentences.filter((sentence) => {
    const words = outsideQuotes(sentence).match(/[\w[\]]+/g) ?? [];
    return words.some((word) => /[_[A-Z]/.test(word.slice(1)) && names.has(word));
  });
  expect(loose).toEqual([]);
  expect(sentences.filter((one) => /parámetro (?!«)/.test(one))).toEqual([]);
});
