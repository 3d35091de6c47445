import { handle } from "hono/aws-lambda";
import { createApp } from "./app";

type Handle = ReturnType<typeof handle>;

let serve: Handle | undefined;

/** The Lambda of the API: takes HTTP events of API Gateway and returns its answers. */
export const handler: Handle = (event, context) => {
  serve ??= handle(createApp());
  return serve(event, context);
};
