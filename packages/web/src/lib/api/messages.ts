import { ApiError, type ErrorBody } from "./error";
import { translateKnown } from "./known-messages";

const GENERIC = "Ha ocurrido un error. Por favor, intenta nuevamente.";
export const NO_RESPONSE = "Error de conexión. Por favor, verifica tu internet.";

const BY_STATUS: Record<number, string> = {
  0: NO_RESPONSE,
  400: "Solicitud incorrecta. Por favor, verifica los datos ingresados.",
  401: "Tu sesión ha expirado. Por favor, inicia sesión nuevamente.",
  403: "No tenés permiso para realizar esta acción.",
  404: "No se encontró lo que buscás.",
  409: "Hay un conflicto: el dato ya existe o está en uso.",
  413: "El archivo es demasiado grande.",
  422: "Hay datos que no son válidos. Revisalos e intentá de nuevo.",
  429: "Hiciste demasiados pedidos. Esperá un momento e intentá de nuevo.",
  500: "Error interno del servidor. Por favor, intenta más tarde.",
  502: "Error de conexión con el servidor.",
  503: "El servicio no está disponible por el momento.",
  504: "El servidor tardó demasiado en responder.",
};

/** The sentence for a status whose answer has no usable message. */
export function messageForStatus(status: number): string {
  const exact = BY_STATUS[status];
  if (exact) return exact;
  if (status >= 500) return "Error del servidor. Por favor, intenta más tarde.";
  if (status >= 400) return "Error en la solicitud. Por favor, verifica los datos.";
  return GENERIC;
}

const TECHNICAL =
  /[{}<>[\]|\\]|=>|::|https?:|\b(Error|Exception|stack|undefined|null|NaN|JSON|SQL|ECONN\w*|TypeError)\b|\bat \S+:\d+|\w\.\w+\(|0x[\da-f]+/;

/** Whether a server's text may be shown: short, a sentence, without technical terms. */
export function isPresentable(text: string): boolean {
  return text.length <= 200 && /^[¡¿«"]?\p{Lu}/u.test(text) && !TECHNICAL.test(text);
}

/** The sentence to show for a refused call. */
export function messageFor(status: number, body: ErrorBody = {}): string {
  const said = body.message?.trim() ?? "";
  if (said === "") return messageForStatus(status);
  const known = translateKnown(said);
  if (known) return known;
  return isPresentable(said) ? said : messageForStatus(status);
}

/** The sentence to show for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : GENERIC;
