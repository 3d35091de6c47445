import { bearerOf } from "./transport";

/** What a script of the document asked for before any code had arrived, by address. */
type Early = {
  /** The token it was asked with; none on a page whose answers are the same for everybody. */
  token?: string;
  answers: Record<string, Promise<Response>>;
};

/** For how long after the document an early answer may be used: a page asks for it as it starts. */
const FRESH_MS = 15_000;

/**
 * The answer to a call that the document asked for early, once; undefined where it did not, or with
 * another token. A call that failed is made again by `fetch`.
 */
export function takeEarly(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> | undefined {
  const { fojaEarly: early } = globalThis as { fojaEarly?: Early };
  if (!early || performance.now() > FRESH_MS || (init.method ?? "GET") !== "GET") return undefined;
  const { pathname, search } = new URL(String(input), location.origin);
  const answer = early.answers[pathname + search];
  const asks = new Headers(init.headers).get("authorization");
  const isOther = early.token !== undefined && asks !== bearerOf(early.token).authorization;
  if (!answer || isOther) return undefined;
  delete early.answers[pathname + search];
  const { signal } = init;
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
    answer.catch(() => fetch(input, init)).then(resolve, reject);
  });
}
