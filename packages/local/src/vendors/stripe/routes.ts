import type { Context, Hono } from "hono";
import type * as z from "zod";
import { expanded } from "./expand";
import { type Fields, readForm } from "./form";
import { parse } from "./params";
import type { World } from "./world";

type Shape = z.ZodType<{ expand?: string[] | undefined }>;
type Work<S extends Shape> = (given: z.output<S>, id: string, c: Context) => object;

/** Declares a call of the API: it accepts the parameters of its schema and no others. */
export type Declare = <S extends Shape>(
  method: "get" | "post" | "delete",
  path: string,
  shape: S,
  work: Work<S>,
) => void;

/** Returns the function that declares calls: each parses its form, runs, and expands objects. */
export const routesOf =
  (app: Hono, world: World): Declare =>
  (method, path, shape, work) => {
    app[method](path, async (c) => {
      const given = parse(shape, await fieldsOf(c));
      const answer = work(given, c.req.param("id") ?? "", c);
      return c.json(expanded(world, answer, given.expand ?? []));
    });
  };

async function fieldsOf(c: Context): Promise<Fields> {
  const query = new URL(c.req.url).search.slice(1);
  const body = c.req.method === "GET" ? "" : await c.req.text();
  return readForm([query, body].filter(Boolean).join("&"));
}
