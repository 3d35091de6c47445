import { createCausasApp } from "../api/app";
import { lambdaOf } from "../api/http/lambda";

type Handle = ReturnType<typeof lambdaOf>;

let serve: Handle | undefined;

/** The Lambda behind the host of the court files API. The main API serves its routes too. */
export const handler: Handle = (event, context) => {
  serve ??= lambdaOf(createCausasApp());
  return serve(event, context);
};
