import { ApiError, TIMEOUT } from "~/lib/api/error";

/** What is said of a list of cases that did not come in time; any other failure as it is. */
export const lateList = (error: unknown): unknown =>
  error instanceof ApiError && error.code === TIMEOUT
    ? new ApiError(error.status, "Tiempo de espera agotado al obtener las carpetas", error.body)
    : error;
