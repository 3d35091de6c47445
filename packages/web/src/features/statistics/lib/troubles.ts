import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";

/** The statistics' own sentences for some statuses. */
const OF_STATUS: Record<number, string> = {
  0: "Error de conexión con el servidor",
  401: "No autorizado. Por favor inicia sesión nuevamente",
  403: "No tienes permisos para ver esta información",
  404: "No se encontraron estadísticas para este usuario",
  502: "Error de conexión con el servidor",
};

/** The sentence for statistics that could not be read. */
export function troubleOf(error: unknown): string {
  if (error instanceof ApiError) return OF_STATUS[error.status] ?? messageOf(error);
  return error instanceof SyntaxError ? "Formato de respuesta inválido" : messageOf(error);
}
