/** The type from which a client of the API is made (`hc<AppType>`). Types only: nothing runs. */
export type { Routes as AppType } from "./app";
