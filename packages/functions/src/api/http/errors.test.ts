import { AppError } from "@foja/core/kernel/error";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { answerError } from "./errors";
import { type Bindings, inContext } from "./request";

const app = new Hono<{ Bindings: Bindings }>();
app.use(inContext);
app.onError(answerError);
app.get("/breaks", () => {
  throw new Error("dynamodb://clave-secreta: ConditionalCheckFailed of ana@ejemplo.com.ar");
});
app.get("/waits", () => {
  throw new AppError("service.unavailable", "Probá en unos segundos.", { retryAfter: 5 });
});

it("says of a defect that there is one, and nothing of it", async () => {
  const answer = await app.request("/breaks");
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    success: false,
    error: "internal",
    message: "Error interno del servidor. Probá de nuevo en unos minutos.",
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

it("says of what was foreseen why, and when to come again", async () => {
  const answer = await app.request("/waits");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({ message: "Probá en unos segundos." });
});
