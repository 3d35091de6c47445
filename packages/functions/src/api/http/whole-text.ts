import { quoted } from "@foja/core/kernel/messages.schema";
import type * as z from "zod";

/** A wrong field: its path, and its sentence. */
export type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[]; message: string };

/** A lone surrogate. No encoding of Unicode has it: the table cannot store it. */
const BROKEN = /\p{Surrogate}/u;
const MOST_ISSUES = 50;

/** A schema that first refuses any text that is not well-formed Unicode. */
export function ofWholeText<S extends z.ZodType>(
  schema: S,
): { "~standard": z.core.$ZodStandardSchema<S> } {
  const standard = schema["~standard"];
  const validate = (value: unknown) => {
    const issues = brokenTexts(value);
    return issues.length > 0 ? { issues } : standard.validate(value);
  };
  return { "~standard": { ...standard, validate } };
}

type Place = { parent?: Place; key: string; value: unknown };

/** Every malformed text in a value, keys included. Not recursive: a body may be deeply nested. */
function brokenTexts(given: unknown): Issue[] {
  const issues: Issue[] = [];
  const containers: Place[] = [{ key: "", value: given }];
  for (const parent of containers) {
    for (const [key, value] of Object.entries(parent.value ?? {})) {
      const place = { parent, key, value };
      if (isBroken(key) || isBroken(value)) issues.push(issueAt(place));
      else if (typeof value === "object") containers.push(place);
    }
    if (issues.length >= MOST_ISSUES) break;
  }
  return issues;
}

const isBroken = (value: unknown) => typeof value === "string" && BROKEN.test(value);

function issueAt(place: Place): Issue {
  const path: string[] = [];
  for (let at: Place | undefined = place; at?.parent; at = at.parent) path.unshift(at.key);
  return { path, message: brokenText(path) };
}

/** The sentence for a text that is not well-formed. */
export const brokenText = (path: readonly PropertyKey[]) =>
  `El dato ${quoted(path)} no es un texto válido: tiene un carácter incompleto.`.replace("  ", " ");
