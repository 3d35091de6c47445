import { handle } from "hono/aws-lambda";
import { createApp } from "./app";

type Handle = ReturnType<typeof handle>;

let serve: Handle | undefined;

/** The API's Lambda: API Gateway's HTTP events in, its answers out. */
export const handler: Handle = (event, context) => {
  serve ??= handle(createApp());
  return serve(event, context);
};
