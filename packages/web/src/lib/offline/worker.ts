/**
 * Registers the service worker: it stores the files of this release, opens Foja without a network
 * and shows alerts. Undefined where the browser has none; rejects where it is not allowed.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Vite serves none to makers: it would store files that change every minute.
  if (import.meta.env.MODE === "development" || !("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.register("/worker.js");
}
