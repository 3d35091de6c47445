const RETRIES = 3;

/** Thrown when the code of a page did not arrive, three retries included. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super("Error al cargar la página", { cause });
    this.name = "PageLoadError";
  }
}

/** Waits between tries: longer on a phone, whose network is less stable. */
const pause = () => {
  const phone = matchMedia("(max-width: 47.99rem)").matches;
  return new Promise((resolve) => setTimeout(resolve, phone ? 2000 : 1000));
};

const ADDRESS = /https?:\/\/\S+?\.js/;

/**
 * Chromium remembers that a module failed to load and repeats the error without a request: a retry
 * loads the same file under another address.
 */
async function loadAgain<T>(load: () => Promise<T>, error: unknown, retry: number): Promise<T> {
  const address = error instanceof Error ? ADDRESS.exec(error.message)?.[0] : undefined;
  return address ? import(/* @vite-ignore */ `${address}?retry=${retry}`) : load();
}

/** Loads something, trying three more times before giving up. */
export async function retryLoading<T>(load: () => Promise<T>, wait = pause): Promise<T> {
  let attempt = load;
  for (let retry = 1; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      if (retry > RETRIES) throw new PageLoadError(error);
      await wait();
      attempt = () => loadAgain(load, error, retry);
    }
  }
}
