import { describe, expect, it } from "vitest";
import { ApiError } from "../../../lib/api/error";
import { GoogleError } from "./google-error";
import { googleMessage, loginMessage, sessionMessage } from "./login-messages";

const failed = (status: number) => new ApiError(status, "Lo que dijo el servidor.");

describe("the login screen", () => {
  it.each([
    [0, "No se puede conectar con el servidor"],
    [401, "Credenciales inválidas"],
    [404, "El servicio de autenticación no está disponible"],
    [500, "Error del servidor. Por favor, intente más tarde"],
    [503, "Servicio temporalmente no disponible"],
    [403, "Lo que dijo el servidor."],
    [429, "Lo que dijo el servidor."],
  ])("%i", (status, sentence) => expect(loginMessage(failed(status))).toBe(sentence));

  it("has words for what is not an answer", () => {
    expect(loginMessage(new Error("x"))).toBe(
      "Ha ocurrido un error. Por favor, intenta nuevamente.",
    );
  });
});

describe("the session dialog", () => {
  it.each([
    [401, "Credenciales inválidas. Por favor verifica tu email y contraseña. Intento 1 de 3"],
    [0, "Error de conexión. Por favor, verifica tu internet. Intento 1 de 3"],
    [503, "El servicio no está disponible en este momento. Intento 1 de 3"],
    [500, "Error en el servidor. Intento 1 de 3"],
    [403, "No autorizado. Intento 1 de 3"],
    [418, "Error de comunicación con el servidor. Intento 1 de 3"],
  ])("%i", (status, sentence) => expect(sessionMessage(failed(status), 1, 3)).toBe(sentence));
});

describe("signing in with Google", () => {
  it.each([
    [new GoogleError("closed"), "Se cerró la ventana de Google antes de terminar"],
    [failed(0), "No se puede conectar con el servidor"],
    [failed(404), "El servicio de autenticación no está disponible"],
    [failed(409), "Lo que dijo el servidor."],
    [new Error("x"), "Error al iniciar sesión con Google"],
  ])("%s", (error, sentence) => expect(googleMessage(error)).toBe(sentence));
});
