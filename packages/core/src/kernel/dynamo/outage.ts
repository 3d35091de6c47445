import { AppError } from "../error";

/** The error when the table cannot be reached or is overloaded, after every retry. */
export const unavailable = () =>
  new AppError("service.unavailable", "Servicio temporalmente no disponible", { retryAfter: 2 });
