/** Calls back once the page is idle, in `latest` ms at most. Returns a function that cancels it. */
export function whenIdle(act: () => void, latest = 2000): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(asked);
}

/** Whether the person asked the browser to save data, so that nothing is loaded in advance. */
export const savesData = (): boolean =>
  "connection" in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
