import { handle } from "hono/aws-lambda";
import { createCausasApp } from "../api/app";

type Handle = ReturnType<typeof handle>;

let serve: Handle | undefined;

/** The Lambda behind the host of the causas API: the same routes as under the practice's own. */
export const handler: Handle = (event, context) => {
  serve ??= handle(createCausasApp());
  return serve(event, context);
};
