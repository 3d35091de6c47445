import { readBody, toApiError } from "../api/answer";
import { bearerOf, TIMEOUT_MS } from "../api/transport";
import { LEFT_KEY, storage } from "../storage";
import { token } from "./store";
import { sessionOf } from "./whose";

/** The wait before another try, unless the browser knows earlier that the network is back. */
const AGAIN_MS = 30_000;

let last: Promise<boolean> = Promise.resolve(true);

/**
 * Ends on the server the session of a token. Returns whether the server answered; if not, it is
 * asked again once there is a network, also by the next page that is opened.
 */
export function leave(held: string): Promise<boolean> {
  storage.set(LEFT_KEY, sessionOf(held));
  last = last.then(() => end(held));
  return last;
}

/**
 * Ends on the server the session that was left on this device without its answer, if there is one.
 * Returns whether none is left.
 */
export function leaveAgain(): Promise<boolean> {
  last = last.then(() => end(null));
  return last;
}

async function end(held: string | null): Promise<boolean> {
  const left = held ? sessionOf(held) : storage.get(LEFT_KEY);
  // Whoever signed in since has replaced the cookie.
  if (left === null || (!held && token.get() !== null)) return true;
  try {
    const refusal = held ? await post("/api/auth/logout", held) : { needRefresh: true };
    if (refusal.needRefresh) await endByCookie(left);
    storage.remove(LEFT_KEY);
    return true;
  } catch {
    tryLater();
    return false;
  }
}

/** Ends a session by its cookie. The token of that call is never stored: nobody is signed in. */
async function endByCookie(left: string): Promise<void> {
  const { token: renewed } = await post("/api/auth/refresh-token");
  // The cookie may be of another session, which another tab has opened since.
  if (renewed && sessionOf(renewed) === left) await post("/api/auth/logout", renewed);
}

type Body = { needRefresh?: boolean; token?: string };

/** The body of an answer; throws without one, and where the server could not do it. */
async function post(path: string, held: string | null = null): Promise<Body> {
  const response = await fetch(path, {
    method: "POST",
    headers: bearerOf(held),
    // Whoever signs out may close the page at once: the call has to arrive nevertheless.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 429 || response.status >= 500) throw await toApiError(response);
  return readBody(response);
}

let isWaiting = false;

function tryLater(): void {
  if (isWaiting) return;
  isWaiting = true;
  const again = () => {
    isWaiting = false;
    clearTimeout(timer);
    removeEventListener("online", again);
    void leaveAgain();
  };
  const timer = setTimeout(again, AGAIN_MS);
  addEventListener("online", again);
}
