import { readBody, toApiError } from "./answer";
import { ApiError, OFFLINE, TIMEOUT } from "./error";
import type { Gate } from "./gate";
import { messageForStatus } from "./messages";

/** How long a call waits for its answer. */
export const TIMEOUT_MS = 30_000;

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export type TransportDeps = {
  fetch: Fetch;
  token: { get: () => string | null; set: (token: string) => void; clear: () => void };
  isLoggedIn: () => boolean;
  /** Resolves once the server has answered, or cannot be asked, about the session that was left. */
  leaving: () => Promise<unknown>;
  gate: Gate;
  freshGate: Gate;
  timeoutMs?: number;
};

/** The refusals of a call until its person has proved who they are. */
const ASKS_PROOF = ["auth.second_factor_needed", "auth.password_needed"];

/** Whether a call was refused until its person proves again who they are. */
const asksProof = async (response: Response): Promise<boolean> =>
  response.status === 403 && ASKS_PROOF.includes((await readBody(response.clone())).error ?? "");

/** Calls that open a session: their 401 is an ordinary answer and does not end a session. */
const OPENS_A_SESSION =
  /^\/api\/(auth\/(login|google|register|verify-code|resend-code|reset|reset-request|verify-reset-code|refresh-token|second-factor|passkeys\/sign-in)|reactivate-account)$/;

/**
 * The fetch of every API call: adds the bearer token and a time-out, refreshes once for any number
 * of expired calls, and holds the others at the gate. `hc` uses it like any other fetch.
 */
export function createTransport(deps: TransportDeps): Fetch {
  const refresh = singleFlight(() => refreshToken(deps));

  /** Whether there is another token than the one that was refused. */
  const isNewer = (used: string | null) => {
    const token = deps.token.get();
    return token !== null && token !== used;
  };

  /**
   * Gets a newer token: another call or tab may have stored one, or the person signed in again
   * before the refusal arrived.
   */
  const renew = async (used: string | null, needRefresh: boolean) =>
    isNewer(used) || (needRefresh && (await refresh())) || isNewer(used);

  /** Sends a call; one that needs a proof is sent again, whole, after that. */
  const attempt = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await send(deps, input, init);
    if (await asksProof(response)) return deps.freshGate.wait(() => transport(input, init));
    return response;
  };

  return transport;

  async function transport(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const opens = OPENS_A_SESSION.test(pathOf(input));
    // The answer of the sign-out deletes the cookie: it must not be that of the next session.
    if (opens) await deps.leaving();
    const used = deps.token.get();
    const response = await attempt(input, init);
    if (response.status !== 401 || opens) return response;
    const { needRefresh } = await readBody(response.clone());
    if (await renew(used, needRefresh === true)) {
      const retried = await attempt(input, init);
      if (retried.status !== 401) return retried;
    }
    if (deps.isLoggedIn()) return deps.gate.wait(() => attempt(input, init));
    // Another tab may have stored the next token already.
    if (!isNewer(used)) deps.token.clear();
    return response;
  }
}

/** The headers that show a token; none without one. */
export const bearerOf = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

async function send(deps: TransportDeps, input: RequestInfo | URL, init: RequestInit = {}) {
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
  const bearer = bearerOf(deps.token.get());
  for (const [name, value] of Object.entries(bearer)) headers.set(name, value);
  const limit = AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    // A Request's body can be read once; a retry needs its own copy.
    const target = input instanceof Request ? input.clone() : input;
    return await deps.fetch(target, { credentials: "same-origin", ...init, headers, signal });
  } catch (error) {
    throw init.signal?.aborted ? error : unanswered(limit.aborted);
  }
}

function unanswered(timedOut: boolean): ApiError {
  return timedOut
    ? new ApiError(0, messageForStatus(504), { error: TIMEOUT })
    : new ApiError(0, messageForStatus(0), { error: OFFLINE });
}

/** Whether a new token was stored; false once the session has ended. Throws without an answer. */
async function refreshToken(deps: TransportDeps): Promise<boolean> {
  const response = await send(deps, "/api/auth/refresh-token", { method: "POST" });
  if (response.status === 401 || response.status === 403) return false;
  if (!response.ok) throw await toApiError(response);
  const { token } = (await response.json()) as { token?: string };
  if (token) deps.token.set(token);
  return !!token;
}

function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | undefined;
  return () => {
    flight ??= run().finally(() => {
      flight = undefined;
    });
    return flight;
  };
}

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, "http://localhost").pathname;
}
