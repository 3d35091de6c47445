import { isReachable } from "../offline/state";
import { ApiError } from "./error";
import { messageOf } from "./messages";

const NEEDS_NETWORK = "Esta pantalla necesita conexión.";

/** Why something could not be read: without a network, that this device keeps no copy of it. */
export const whyUnread = (error: unknown): string =>
  error instanceof ApiError && error.status === 0 && !isReachable()
    ? NEEDS_NETWORK
    : messageOf(error);
