import type * as z from "zod";

export type Schema<T> = z.ZodType<unknown, T>;
export type LoadSchema<T> = () => Promise<Schema<T>>;
export type Faults = Record<string, string>;

/**
 * The first fault of each field, by its name. The schema's code is loaded on demand; when it cannot
 * be, nothing is at fault here and the server checks everything.
 */
export async function check<T>(load: LoadSchema<T>, values: T): Promise<Faults> {
  const schema = await load().catch(() => undefined);
  const faults: Faults = {};
  for (const { path, message } of schema?.safeParse(values).error?.issues ?? []) {
    faults[path.join(".")] ??= message;
  }
  return faults;
}
