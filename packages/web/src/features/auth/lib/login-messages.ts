import { ApiError } from "../../../lib/api/error";
import { messageForStatus } from "../../../lib/api/messages";
import { GoogleError } from "./google-error";

const LOGIN: Record<number, string> = {
  0: "No se puede conectar con el servidor",
  401: "Credenciales inválidas",
  404: "El servicio de autenticación no está disponible",
  500: "Error del servidor. Por favor, intente más tarde",
  503: "Servicio temporalmente no disponible",
};

const SESSION: Record<number, string> = {
  0: "Error de conexión. Por favor, verifica tu internet.",
  401: "Credenciales inválidas. Por favor verifica tu email y contraseña",
  403: "No autorizado",
  404: "El servicio no está disponible en este momento",
  500: "Error en el servidor",
  503: "El servicio no está disponible en este momento",
};

const GOOGLE: Record<number, string> = {
  0: "No se puede conectar con el servidor",
  401: "Google no confirmó tus credenciales. Intentá de nuevo.",
  404: "El servicio de autenticación no está disponible",
  500: "Error del servidor. Por favor, intente más tarde",
  503: "El servicio de autenticación no está disponible",
};

/** The login screen's message for an error. */
export function loginMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return messageForStatus(-1);
  return LOGIN[error.status] ?? error.message;
}

/** The session dialog's message for failed attempt number `attempt`. */
export function sessionMessage(error: unknown, attempt: number, attempts: number): string {
  const status = error instanceof ApiError ? error.status : -1;
  const said = SESSION[status] ?? "Error de comunicación con el servidor";
  const sentence = said.endsWith(".") ? said : `${said}.`;
  return `${sentence} Intento ${attempt} de ${attempts}`;
}

/** The login screen's message when signing in with Google failed. */
export function googleMessage(error: unknown): string {
  if (error instanceof GoogleError) return error.message;
  if (!(error instanceof ApiError)) return "Error al iniciar sesión con Google";
  return GOOGLE[error.status] ?? error.message;
}
