import type * as z from "zod";

export type Schema<T> = z.ZodType<unknown, T>;
export type LoadSchema<T> = () => Promise<Schema<T>>;
export type Faults = Record<string, string>;

/**
 * The first error of each field, by field name. The schema's code is loaded on demand; if it cannot
 * be, there are no errors here and the server checks everything.
 */
export async function check<T>(load: LoadSchema<T>, values: T): Promise<Faults> {
  const schema = await load().catch(() => undefined);
  const faults: Faults = {};
  for (const { path, message } of schema?.safeParse(values).error?.issues ?? []) {
    faults[path.join(".")] ??= message;
  }
  return faults;
}
