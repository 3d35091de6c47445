const RETRIES = 3;

/** The code of a page did not arrive, three retries included. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super("Error al cargar la página", { cause });
    this.name = "PageLoadError";
  }
}

/** Between tries: longer on a phone, whose network comes and goes. */
const pause = () => {
  const phone = matchMedia("(max-width: 47.99rem)").matches;
  return new Promise((resolve) => setTimeout(resolve, phone ? 2000 : 1000));
};

/** Loads something, trying three more times before giving up. */
export async function retryLoading<T>(load: () => Promise<T>, wait = pause): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await load();
    } catch (error) {
      if (retry === RETRIES) throw new PageLoadError(error);
      await wait();
    }
  }
}
