import { context } from "@foja/core/kernel/actor";
import { AppError, type ErrorExtra } from "@foja/core/kernel/error";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { log } from "../../log";
import { STATUS } from "./status";

/** Sends an error: an expected one with its sentence, any other as a 500 without its cause. */
export function answerError(error: Error, c: Context): Response {
  const { requestId } = context();
  const known = error instanceof AppError ? error : fromHttp(error);
  if (!known) {
    log().error("unforeseen", { path: c.req.routePath, error: describe(error) });
    const message = "Error interno del servidor. Probá de nuevo en unos minutos.";
    return c.json({ success: false, error: "internal", message, requestId }, 500);
  }
  if (known.cause) log().warn("refused", { error: known.code, cause: outline(known.cause) });
  const { retryAfter, ...extra }: ErrorExtra = known.extra;
  if (retryAfter) c.header("Retry-After", String(retryAfter));
  const body = { success: false, error: known.code, message: known.message, requestId, ...extra };
  return c.json(body, STATUS[known.kind]);
}

// Errors that Hono itself throws: routes reach it only with a body that is not JSON.
function fromHttp(error: Error): AppError | undefined {
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status === 413) return new AppError("request.too_large", "El pedido es muy grande.");
  if (error.status >= 500) return undefined;
  return malformedBody();
}

const malformedBody = () =>
  new AppError(
    "request.malformed",
    "Solicitud incorrecta. Por favor, verifica los datos ingresados.",
  );

/** Throws the error of a body that is not JSON. */
export function malformed(): never {
  throw malformedBody();
}

/** What is logged of a foreign error: names and codes only. */
function outline(cause: unknown) {
  const { name, type, code, statusCode, detail } = Object(cause) as Record<string, unknown>;
  const within = Reflect.get(Object(detail), "code");
  return { name, type, code, statusCode, detail: within };
}

// The name and the stack, never the message: it may contain what a person typed.
const describe = (error: Error) => ({
  name: error.name,
  stack: error.stack?.split("\n").slice(1, 8),
});

/** Sends the error of an unknown path. */
export function answerNotFound(c: Context): Response {
  return answerError(new AppError("route.not_found", "Esa dirección no existe."), c);
}
