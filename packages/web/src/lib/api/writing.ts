type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

let underWay = 0;

/** Whether a call of this page that may change something has no answer yet. */
export const isWriting = (): boolean => underWay > 0;

/** Counts the calls that may change something while they are under way. */
export function notingWrites(fetch: Fetch): Fetch {
  return async (input, init) => {
    if ((init?.method ?? "GET") === "GET") return fetch(input, init);
    underWay += 1;
    try {
      return await fetch(input, init);
    } finally {
      underWay -= 1;
    }
  };
}
