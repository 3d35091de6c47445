import { env } from "@foja/core/env";
import { type Env, Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import * as z from "zod";
import { route } from "./http/route";

/** The description of the API, made from the very schemas that check its requests. */
export function describeApi<E extends Env>(app: Hono<E>): Promise<object> {
  return generateSpecs(app, {
    // Every refusal has one body, described as each route's default answer.
    defaultValidationErrorResponse: false,
    documentation: {
      info: { title: "Foja", version: env().VERSION, description: "La API de Foja." },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
}

/** Serves the description of `app`, made once. */
export function openapiRoute<E extends Env>(app: Hono<E>) {
  let made: ReturnType<typeof describeApi> | undefined;
  return new Hono().get(
    "/api/openapi.json",
    route("public", { summary: "Esta descripción", answers: { 200: z.looseObject({}) } }),
    async (c) => {
      made ??= describeApi(app);
      return c.json(await made);
    },
  );
}
