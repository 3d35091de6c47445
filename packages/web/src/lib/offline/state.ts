import { createStore } from "../store";

/** Epoch ms of the shown data while there is no network or no answer; null while there is one. */
export const offline = createStore<{ since: number | null }>({ since: null });

/** Whether a request to the server is worth a try. */
export const isReachable = (): boolean => offline.get().since === null && navigator.onLine;
