import { createStore } from "../store";

/** Since when there is no network, or no answer: epoch ms of what is shown; null while there is. */
export const offline = createStore<{ since: number | null }>({ since: null });

/** Whether asking the server is worth a try. */
export const isReachable = (): boolean => offline.get().since === null && navigator.onLine;
