import { describe, expect, it } from "vitest";
import { toApiError } from "./answer";
import { ApiError } from "./error";
import { isPresentable, messageFor, messageForStatus } from "./messages";

describe("by status", () => {
  it.each([
    [400, "Solicitud incorrecta. Por favor, verifica los datos ingresados."],
    [418, "Error en la solicitud. Por favor, verifica los datos."],
    [599, "Error del servidor. Por favor, intenta más tarde."],
    [0, "Error de conexión. Por favor, verifica tu internet."],
    [-1, "Ha ocurrido un error. Por favor, intenta nuevamente."],
  ])("%i", (status, sentence) => expect(messageForStatus(status)).toBe(sentence));

  it.each([401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504])("%i has its own", (status) => {
    const others = [messageForStatus(418), messageForStatus(599), messageForStatus(-1)];
    expect(others).not.toContain(messageForStatus(status));
  });
});

describe("what the server says", () => {
  it.each([
    "Ya existe una cuenta con ese e-mail.",
    "¡Inicio de sesión exitoso!",
    "El código no es válido o venció. Pedí otro.",
    "Éste es un mensaje corto",
  ])("is shown when it is a clean sentence: %s", (message) => {
    expect(messageFor(409, { message })).toBe(message);
  });

  it.each([
    "",
    "status: elegí nueva",
    "TypeError: Cannot read properties of undefined",
    "ECONNREFUSED 127.0.0.1:8000",
    "Fallo en Object.run (/app/index.js:10:3) at run:10",
    '{"code":11000}',
    "Mirá https://example.com",
    `A${"a".repeat(200)}`,
  ])("is replaced when it is not: %s", (message) => {
    expect(messageFor(409, { message })).toBe(messageForStatus(409));
  });

  it("may be 200 characters long, not 201", () => {
    expect(isPresentable(`A${"a".repeat(199)}`)).toBe(true);
    expect(isPresentable(`A${"a".repeat(200)}`)).toBe(false);
  });

  it.each([
    ["Invalid credentials", "Credenciales inválidas"],
    ["Admin access required", "Esta acción es solo para administradores."],
    ["Token expired.", "Tu sesión ha expirado. Por favor, inicia sesión nuevamente."],
    ["The network is down", "Error de conexión. Por favor, verifica tu internet."],
    ["Something failed badly", "No se pudo completar la operación."],
  ])("in English is translated: %s", (message, sentence) => {
    expect(messageFor(400, { message })).toBe(sentence);
  });
});

describe("an error", () => {
  it("is made from an answer that is not even JSON", async () => {
    const error = await toApiError(new Response("<html>502</html>", { status: 502 }));
    expect(error).toMatchObject({ status: 502, message: messageForStatus(502), code: "" });
  });

  it.each([
    [
      403,
      { limitInfo: { resourceType: "folders", currentCount: 5, limit: 5, plan: "free" } },
      true,
    ],
    [403, { upgradeRequired: true }, true],
    [403, { featureInfo: { feature: "team", plan: "free", availableIn: [] } }, true],
    [403, { message: "Tu plan no lo incluye" }, true],
    [403, { message: "Esa característica no está" }, true],
    [403, { message: "No tenés permiso" }, false],
    [402, { upgradeRequired: true }, false],
  ])("%i %o is a plan restriction: %s", (status, body, expected) => {
    expect(new ApiError(status, "x", body).isPlanRestriction).toBe(expected);
  });
});
