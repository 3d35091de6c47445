import * as z from "zod";

/**
 * An object in which an absent field and `null` are the same, as in a settlement: a caller may
 * write every key. Unknown keys are kept, to be refused.
 */
export const facts = <T extends z.ZodObject>(object: T) =>
  z.preprocess((given: z.input<T>) => withoutNulls(given, object.shape), object);

/** What is given, without the fields of a shape that are null. */
export function withoutNulls(given: unknown, shape: object): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const meant = ([key, value]: [string, unknown]) => value !== null || !Object.hasOwn(shape, key);
  return Object.fromEntries(Object.entries(given).filter(meant));
}
