import type { Hono } from "hono";
import { defaultIsContentTypeBinary, handle } from "hono/aws-lambda";
import { carried } from "./carried";
import type { Bindings } from "./request";

type App = Hono<{ Bindings: Bindings }>;
type Handle = ReturnType<typeof handle>;

/** The Lambda of an app. Every text type is sent as text: base64 would be a third larger. */
export function lambdaOf(api: Pick<App, "fetch">): Handle {
  const serve = handle(api as App, {
    isContentTypeBinary: (type) => !type.startsWith("text/") && defaultIsContentTypeBinary(type),
  });
  return async (event, context) => {
    const { http } = event.requestContext as { http?: { method?: string } };
    return carried((await serve(event, context)) as never, http?.method ?? "GET");
  };
}
