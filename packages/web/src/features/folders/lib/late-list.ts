import { ApiError, TIMEOUT } from "~/lib/api/error";

/** The error of a list of cases that timed out; any other error as it is. */
export const lateList = (error: unknown): unknown =>
  error instanceof ApiError && error.code === TIMEOUT
    ? new ApiError(error.status, "Tiempo de espera agotado al obtener las carpetas", error.body)
    : error;
