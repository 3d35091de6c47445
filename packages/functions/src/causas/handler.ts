import { handle } from "hono/aws-lambda";
import { createCausasApp } from "../api/app";

type Handle = ReturnType<typeof handle>;

let serve: Handle | undefined;

/** The Lambda behind the host of the court files API. The main API serves its routes, too. */
export const handler: Handle = (event, context) => {
  serve ??= handle(createCausasApp());
  return serve(event, context);
};
