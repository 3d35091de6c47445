import * as z from "zod";
import type { Fields } from "./form";
import { invalid, type Refusal } from "./refusal";

/** A number as the text of a form. */
export const integer = z
  .string()
  .regex(/^-?\d+$/, "integer")
  .transform(Number);
export const boolean = z.enum(["true", "false"]).transform((text) => text === "true");
/** An empty text clears a value. */
export const emptied = z.literal("").transform(() => null);
export const metadata = z.record(z.string(), z.string());
export const metadataChange = z.union([emptied, metadata]);

/** A list, whose indexes are names in the form. */
export const listOf = <T extends z.ZodType>(one: T) =>
  z.record(z.string(), one).transform((entries) => Object.values(entries) as z.output<T>[]);

export const expand = listOf(z.string()).optional();
/** The parameters of every call with a body or a query. */
export const common = { expand };
export const nothing = z.strictObject(common);

const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});
export type Range = z.output<typeof range>;

/** The parameters of every list. */
export const paged = {
  ...common,
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
export const created = z
  .union([integer.transform((at): Range => ({ gte: at, lte: at })), range])
  .optional();

/** Parses a form with a schema. Refuses undocumented parameters, by name. */
export function parse<T extends z.ZodType>(shape: T, fields: Fields): z.output<T> {
  const parsed = shape.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw refusalOf(firstOf(parsed.error.issues), fields);
}

type Issue = z.core.$ZodIssue;

/** Of a union of schemas, the issue of the one that matched furthest. */
function firstOf(issues: Issue[], above: PropertyKey[] = []): Issue {
  const [first] = issues;
  if (!first) throw new Error("a refusal without an issue");
  const path = [...above, ...first.path];
  if (first.code !== "invalid_union") return { ...first, path };
  const deepest = first.errors.flat().sort((a, b) => b.path.length - a.path.length)[0];
  return deepest ? firstOf([deepest], path) : { ...first, path };
}

function refusalOf(issue: Issue, fields: Fields): Refusal {
  if (issue.code === "unrecognized_keys") {
    const param = nameOf([...issue.path, issue.keys[0] ?? ""]);
    return invalid(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = nameOf(issue.path);
  const given = valueAt(fields, issue.path);
  if (given === undefined)
    return invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  if (given === "") {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return invalid(message, { code: "parameter_invalid_empty", param });
  }
  if (issue.message === "integer")
    return invalid(`Invalid integer: ${given}`, { code: "parameter_invalid_integer", param });
  return invalid(`Invalid ${param}: ${issue.message}`, { param });
}

const nameOf = ([head, ...rest]: PropertyKey[]) =>
  `${String(head)}${rest.map((part) => `[${String(part)}]`).join("")}`;

function valueAt(fields: Fields, path: PropertyKey[]): unknown {
  let at: unknown = fields;
  for (const part of path) at = typeof at === "object" ? (at as Fields)?.[String(part)] : undefined;
  return at;
}
