import { createStore } from "../store";

/** The states of the live connection. In `authenticated` this screen receives changes. */
export type ConnectionState =
  | "connecting"
  | "connected"
  | "authenticated"
  | "disconnected"
  | "reconnecting"
  | "error";

/** The state of this page's connection; at first unknown, which is not the same as lost. */
export const connection = createStore<{ state: ConnectionState }>({ state: "connecting" });
