import { createStore } from "../store";

/** How the live connection stands. `authenticated` is the calm one: this screen is told of changes. */
export type ConnectionState =
  | "connecting"
  | "connected"
  | "authenticated"
  | "disconnected"
  | "reconnecting"
  | "error";

/** The state of this page's connection, for whoever shows it. */
export const connection = createStore<{ state: ConnectionState }>({ state: "disconnected" });
