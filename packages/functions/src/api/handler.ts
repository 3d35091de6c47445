import { createApp } from "./app";
import { lambdaOf } from "./http/lambda";

type Handle = ReturnType<typeof lambdaOf>;

let serve: Handle | undefined;

/** The Lambda of the API: handles HTTP events of API Gateway. */
export const handler: Handle = (event, context) => {
  serve ??= lambdaOf(createApp());
  return serve(event, context);
};
