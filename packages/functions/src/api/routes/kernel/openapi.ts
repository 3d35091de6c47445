import { Hono } from "hono";
import * as z from "zod";
import type { Door } from "../../http/doors";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** Serves the OpenAPI document of the routes behind some doors, built on the first request. */
export function openapiRoute(doors: readonly Door[]) {
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
      made ??= import("../../openapi/document").then(({ describeApi }) => describeApi(doors));
      return c.json(await made);
    },
  );
}
