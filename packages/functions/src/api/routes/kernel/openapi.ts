import { type Env, Hono } from "hono";
import * as z from "zod";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** Serves the OpenAPI document of `app`, built on the first request. */
export function openapiRoute<E extends Env>(app: Hono<E>) {
  let made: Promise<object> | undefined;
  return new Hono().get(
    "/api/openapi.json",
    route("public", {
      id: "getDescription",
      summary: "Get this description",
      answers: { 200: z.looseObject({}) },
    }),
    takesNothing,
    async (c) => {
      made ??= import("../../openapi/document").then(({ describeApi }) => describeApi(app));
      return c.json(await made);
    },
  );
}
