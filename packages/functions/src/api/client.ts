/** The type of the API, for `hc<AppType>`. Only types: importing it runs nothing. */
export type { Routes as AppType } from "./app";
